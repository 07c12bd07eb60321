"""What is sent: documents, their pages and their PDF."""
