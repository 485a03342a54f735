-- A receipt that contradicts its item is a reason to look (decision 110). The values that differed
-- when the reasons were stored; a decision holds until they change.
ALTER TABLE forensics_verdict ADD COLUMN receipt_values TEXT NOT NULL DEFAULT '';
