-- The age on the day of the damage that somebody assumes for a line without a purchase date. A known
-- date takes precedence.
ALTER TABLE appraisal ADD COLUMN assumed_age_months INTEGER;
ALTER TABLE appraisal ADD CONSTRAINT appraisal_assumed_age_months
  CHECK (assumed_age_months BETWEEN 0 AND 1200);

-- When the policyholder was last asked for the purchase date of the item.
ALTER TABLE portal_item ADD COLUMN date_request_time TIMESTAMPTZ(3);
