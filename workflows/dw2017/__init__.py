"""The Domestic Workers (Regulation of Work and Social Security) Bill, 2017."""
