-- The scanned page of a PDF that its verdict is of. Null for a picture.
ALTER TABLE forensics_verdict ADD COLUMN page SMALLINT;
