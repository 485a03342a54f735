-- Reading the results of a cart must not cost more than copying them: what the API shows of a verdict is written once,
-- when the row changes, and read as it is. A trigger does it, so that no writer can let the two part.

-- As encodeURIComponent of JavaScript (ECMA-262, 19.2.6.4).
CREATE FUNCTION encode_uri_component(plain TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$
  SELECT coalesce(string_agg(
    CASE WHEN byte ~ '^[A-Za-z0-9_.!~*''()-]$' THEN byte ELSE regexp_replace(upper(encode(convert_to(byte, 'UTF8'), 'hex')), '(..)', '%\1', 'g') END,
    '' ORDER BY at), '')
  FROM regexp_split_to_table(plain, '') WITH ORDINALITY AS characters (byte, at)
$$;

ALTER TABLE attachment ADD COLUMN url_name TEXT GENERATED ALWAYS AS (encode_uri_component(file_name)) STORED;

-- The fields of the API's forensics result that hang on nothing but the row, as JSON without its braces.
ALTER TABLE forensics_verdict ADD COLUMN shown TEXT NOT NULL DEFAULT '';
ALTER TABLE forensics_verdict ALTER COLUMN shown SET STORAGE EXTERNAL;
ALTER TABLE forensics_verdict SET (toast_tuple_target = 8160);

CREATE FUNCTION iso_time(at TIMESTAMPTZ) RETURNS TEXT LANGUAGE sql STABLE STRICT PARALLEL SAFE AS
$$ SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

CREATE FUNCTION cleared_words(verdict forensics_verdict) RETURNS TEXT LANGUAGE sql STABLE AS
$$
  SELECT concat('Reviewed and marked clean by ',
    CASE WHEN verdict.cleared_by LIKE 'user:%' THEN substr(verdict.cleared_by, 6)
      WHEN verdict.cleared_by LIKE 'key:%' THEN 'API key ' || substr(verdict.cleared_by, 5)
      ELSE coalesce(verdict.cleared_by, 'a person') END,
    ' on ', to_char(verdict.cleared_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI'), ' UTC.',
    CASE WHEN verdict.clear_note <> '' THEN ' Note: ' || verdict.clear_note END)
$$;

CREATE FUNCTION show_verdict() RETURNS trigger LANGUAGE plpgsql AS
$$
DECLARE
  speaks BOOLEAN := NEW.status = 'complete' AND NEW.cleared_at IS NULL;
  cleared BOOLEAN := NEW.status = 'complete' AND NEW.cleared_at IS NOT NULL;
  signals JSON := NULL;
BEGIN
  IF speaks AND jsonb_typeof(NEW.signals) = 'array' THEN
    SELECT coalesce(json_agg(json_build_object('name', one -> 'detector', 'about', one -> 'about', 'finding', one -> 'finding',
      'score', one -> 'score', 'sentence', one -> 'sentence') ORDER BY at), '[]')
    INTO signals FROM jsonb_array_elements(NEW.signals) WITH ORDINALITY AS told (one, at);
  END IF;
  NEW.shown := substr(shown.json, 2, length(shown.json) - 2) FROM (SELECT json_build_object(
    'row_id', NEW.row_id,
    'file_name', NEW.file_name,
    'status', NEW.status,
    'is_ai_generated', CASE WHEN speaks THEN NEW.is_ai_generated WHEN cleared THEN false END,
    'is_digitally_manipulated', CASE WHEN speaks THEN NEW.is_digitally_manipulated WHEN cleared THEN false END,
    'ai_generated_confidence', CASE WHEN speaks THEN trim_scale(NEW.ai_generated_confidence) END,
    'manipulation_confidence', CASE WHEN speaks THEN trim_scale(NEW.manipulation_confidence) END,
    'confidence', CASE WHEN speaks AND NEW.ai_generated_confidence IS NOT NULL AND NEW.manipulation_confidence IS NOT NULL
      THEN trim_scale(greatest(NEW.ai_generated_confidence, NEW.manipulation_confidence)) END,
    'analysis', CASE WHEN speaks THEN NEW.analysis WHEN cleared THEN cleared_words(NEW) END,
    'regions', CASE WHEN speaks THEN NEW.regions END,
    'flagged', speaks AND NEW.flagged,
    'update_time', iso_time(NEW.update_time),
    'signals', signals,
    'facts', CASE WHEN NEW.status = 'complete' THEN NEW.facts END,
    'engine_version', NEW.engine_version,
    'threshold', trim_scale(NEW.threshold),
    'cleared_by', NEW.cleared_by,
    'cleared_at', iso_time(NEW.cleared_at),
    'failure_reason', CASE WHEN NEW.status = 'failed' THEN NEW.failure_reason END
  )::text AS json) AS shown;
  RETURN NEW;
END
$$;

CREATE TRIGGER show_verdict BEFORE INSERT OR UPDATE ON forensics_verdict FOR EACH ROW EXECUTE FUNCTION show_verdict();
UPDATE forensics_verdict SET run = run;
