-- Which process reads a document, and until when it may: what a process that was killed left is read by another.
ALTER TABLE documents
  ADD COLUMN claim text,
  ADD COLUMN claimed_until timestamptz;
