"""The demonstration: invented people and files, played in through the door as a real register would be filled."""
