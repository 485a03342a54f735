-- The price of a replacement on the day of damage (decision 090). rule says how the price was found;
-- date_damage is the day of damage that it was found for, null if the claim had none; is_chosen
-- whether the caller named the offer. The constraint is NOT VALID, so that no stored price is read.
ALTER TABLE price_snapshot
  ADD COLUMN rule        VARCHAR(16) NOT NULL DEFAULT 'newest',
  ADD COLUMN date_damage DATE,
  ADD COLUMN is_chosen   BOOLEAN     NOT NULL DEFAULT false,
  ADD CONSTRAINT price_snapshot_rule
    CHECK (rule IN ('day_of_damage', 'before_damage', 'newest')) NOT VALID;

-- The offer's price on a corrected date of damage, where the line keeps the price of the date before.
ALTER TABLE price_snapshot ADD COLUMN price_of_new_date DECIMAL(14,2);
