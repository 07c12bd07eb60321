"""Invented facts for the papers that leave a file for a court."""

CALLED = {"order_reference": "Order 14 of 2026, Mohan Namuna against the committee", "whole": True, "copy_mark": "Court · 1 · 09.12.2026"}
PACKS = {
    "release-cover": {**CALLED},
    "release-index": {
        **CALLED,
        "pieces": [
            {"code": "1", "what": "complaint", "count": 3, "digest": "5f" * 32, "beside": False},
            {"code": "E1", "what": "produced, C1", "count": 1, "digest": "a0" * 32, "beside": True},
        ],
    },
    "sealed-pack": {
        **CALLED,
        "pieces": [
            {"code": "1", "what": "complaint", "paragraphs": [(1, "He stood in the doorway."), (2, "My sister saw it.")], "beside": False},
            {"code": "E1", "what": "produced, C1", "paragraphs": [(1, "Messages of three nights")], "beside": True},
        ],
        "people": [{"code": "C1", "name": "Kalpana Udaharan"}, {"code": "R1", "name": "Mohan Namuna"}],
    },
    "redacted-copy": {
        **CALLED,
        "whole": False,
        "pieces": [
            {
                "code": "1",
                "what": "complaint",
                "paragraphs": [
                    {"number": 1, "page": "", "parts": [{"words": "Mohan Namuna stood in the doorway.", "ground": ""}]},
                    {"number": 2, "page": "", "parts": [{"words": "I told ", "ground": ""}, {"words": "", "ground": "G4"}]},
                ],
            },
            {"code": "E1", "what": "produced, C1", "paragraphs": [{"number": 97, "page": "49", "parts": [{"words": "", "ground": "G1"}]}]},
        ],
    },
    "difference-list": {
        **CALLED,
        "whole": False,
        "rows": [
            {"piece": "1", "what": "complaint", "page": "", "paragraph": 2, "whole": False, "ground": "G4"},
            {"piece": "E1", "what": "produced, C1", "page": "49", "paragraph": "all", "whole": True, "ground": "G1"},
        ],
        "grounds": [{"code": "G1", "words": "who a party is"}, {"code": "G4", "words": "somebody who has no part in the matter"}],
    },
}
