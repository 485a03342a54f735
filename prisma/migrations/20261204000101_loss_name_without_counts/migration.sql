-- As in 20261204000000_loss_name; words that announce a number or a count tell no two things apart
-- either: "Brooch nr. 3" and "Brooch 2, 1 stk" are one name.
CREATE OR REPLACE FUNCTION loss_name(name TEXT) RETURNS TEXT
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT nullif(btrim(regexp_replace(
    regexp_replace(lower(name), '[^[:alpha:]]+', ' ', 'g'),
    '\m([[:alpha:]]|nr|no|nro|num|stk|stck|pcs|kpl)\M ?', '', 'g')), '')
$$;
