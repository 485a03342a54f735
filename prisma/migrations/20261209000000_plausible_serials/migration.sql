-- A serial number without what people write around it. Null where it cannot identify a thing: fewer
-- than six characters, no digit, one character repeated, a row of digits; and what people write in
-- its place: six digits, a day, a size, a price, a model.
CREATE OR REPLACE FUNCTION serial_key_of(serial TEXT) RETURNS TEXT
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT bare FROM (
    SELECT regexp_replace(upper(regexp_replace(serial, '[^A-Za-z0-9]', '', 'g')),
      '^(IMEI|SERIALNUMBER|SERIAL|SERIENNUMMER|SERIENUMMER|SERIENNR|SERIENR|SARJANUMERO|SN)', '') AS bare
  ) written
  WHERE length(bare) >= 6 AND bare ~ '[0-9]' AND bare !~ '^(.)\1*$'
    AND strpos('01234567890123456789', bare) = 0 AND bare NOT IN ('ABC123', 'ABCD1234')
    AND bare !~ '^[0-9]{6}$'
    -- 20240514, 14052024
    AND bare !~ '^(19|20)[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])$'
    AND bare !~ '^(0[1-9]|[12][0-9]|3[01])(0[1-9]|1[0-2])(19|20)[0-9]{2}$'
    -- 1920X1080, 120X60CM, 5000MAH, 12999KR, DKK5999
    AND bare !~ '^[0-9]+(X[0-9]+)*(MB|GB|TB|MM|CM|M|INCH|IN|TOMMER|TUM|ZOLL|TUUMAA|G|KG|ML|CL|L|W|WATT|KW|WH|V|HZ|KHZ|MHZ|GHZ|MAH|AH|MP|KR|DKK|SEK|NOK|EUR|USD|GBP)$'
    AND bare !~ '^[0-9]+(X[0-9]+)+$'
    AND bare !~ '^(DKK|SEK|NOK|EUR|USD|GBP|KR)[0-9]+$'
    -- MODEL…, IPHONE13, GALAXYS21ULTRA, IPHONE13PRO128GB
    AND bare !~ '^(MODELNO|MODELNR|MODEL|MODELL|MODELLNR|MALLI|TYPE|TYPENO|TYP)[A-Z]*[0-9]'
    AND bare !~ '^[A-Z]{3,}[0-9]{1,3}(PRO|MAX|PLUS|MINI|ULTRA|AIR|SE)*([0-9]+(GB|TB))?$'
$$;

-- Whether a number stands in a description: then it is the model of the thing, which others have too.
CREATE FUNCTION is_model_of(description TEXT, key TEXT) RETURNS BOOLEAN
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT strpos(upper(regexp_replace(coalesce(description, ''), '[^A-Za-z0-9]', '', 'g')), key) > 0
$$;

-- Stored keys are those of the earlier rule until their row is written.
UPDATE claimed_item SET serial_number = serial_number
WHERE serial_key IS NOT NULL AND serial_key_of(serial_number) IS NULL;

DELETE FROM item_reason reason USING claimed_item own
WHERE own.client_id = reason.client_id AND own.id = reason.row_id AND NOT EXISTS (
  SELECT FROM claimed_item other
  WHERE other.client_id = own.client_id AND other.serial_key = own.serial_key
    AND other.client_reference_id <> own.client_reference_id
    AND NOT is_model_of(own.description, own.serial_key)
    AND NOT is_model_of(other.description, own.serial_key)
);
