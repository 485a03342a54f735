-- How exactly a date of purchase is known: the day itself, or the day that stands for a month, for a
-- year or for the time since an age.
ALTER TABLE claimed_item ADD COLUMN date_purchase_precision VARCHAR(8) NOT NULL DEFAULT 'day';
ALTER TABLE claimed_item ADD CONSTRAINT claimed_item_date_purchase_precision
  CHECK (date_purchase_precision IN ('day', 'month', 'year', 'age'));

ALTER TABLE appraisal ADD COLUMN date_purchase_precision VARCHAR(8) NOT NULL DEFAULT 'day';
ALTER TABLE appraisal ADD CONSTRAINT appraisal_date_purchase_precision
  CHECK (date_purchase_precision IN ('day', 'month', 'year', 'age'));
