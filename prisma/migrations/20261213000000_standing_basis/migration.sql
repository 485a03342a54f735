-- The basis of the amount that counts until the stated price is decided, in fields of the API. A
-- refused price takes it back with the amount.
ALTER TABLE price_review ADD COLUMN standing_basis JSONB;
