-- The name of a lost thing without what tells two of them apart: numbers, single letters, case and
-- punctuation. Null where nothing is left. Amounts stated for one name in a claim are summed.
CREATE FUNCTION loss_name(name TEXT) RETURNS TEXT
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT nullif(btrim(regexp_replace(
    regexp_replace(lower(name), '[^[:alpha:]]+', ' ', 'g'), '\m[[:alpha:]]\M ?', '', 'g')), '')
$$;
