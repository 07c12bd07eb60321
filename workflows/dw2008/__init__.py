"""The draft Domestic Workers (Registration, Social Security and Welfare) Act, 2008."""
