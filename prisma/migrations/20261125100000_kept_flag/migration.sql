-- A person looked at a flagged picture and keeps the flag. It stays flagged, and waits for nobody any more.
ALTER TABLE forensics_verdict ADD COLUMN kept_by VARCHAR(255), ADD COLUMN kept_at TIMESTAMPTZ(3), ADD COLUMN kept_note TEXT;

-- The counters of the pictures that wait (20261121150000_claim_counters) stay as they are but for this.
DO $do$
DECLARE
  counter RECORD;
BEGIN
  FOR counter IN SELECT pg_get_functiondef(oid) AS source FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND (proname LIKE 'count\_appraisals\_on\_%' OR proname LIKE 'count\_verdicts\_on\_%') LOOP
    EXECUTE regexp_replace(counter.source, '((?:v\.)?)cleared_at IS NULL', '\1cleared_at IS NULL AND \1kept_at IS NULL', 'g');
  END LOOP;
END $do$;

CREATE OR REPLACE FUNCTION show_verdict() RETURNS trigger LANGUAGE plpgsql AS
$$
DECLARE
  speaks BOOLEAN := NEW.status = 'complete' AND NEW.cleared_at IS NULL;
  cleared BOOLEAN := NEW.status = 'complete' AND NEW.cleared_at IS NOT NULL;
  signals JSON := NULL;
BEGIN
  IF speaks AND jsonb_typeof(NEW.signals) = 'array' THEN
    SELECT coalesce(json_agg(json_build_object('name', one -> 'detector', 'about', one -> 'about', 'finding', one -> 'finding',
      'score', one -> 'score', 'message', coalesce(one -> 'message', '""'), 'values', coalesce(one -> 'values', '{}'), 'sentence', one -> 'sentence')
      ORDER BY at), '[]')
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
    'not_judged', CASE WHEN speaks THEN NEW.not_judged END,
    'engine_version', NEW.engine_version,
    'threshold', trim_scale(NEW.threshold),
    'cleared_by', NEW.cleared_by,
    'cleared_at', iso_time(NEW.cleared_at),
    'kept_by', CASE WHEN speaks THEN NEW.kept_by END,
    'kept_at', CASE WHEN speaks THEN iso_time(NEW.kept_at) END,
    'kept_note', CASE WHEN speaks THEN nullif(NEW.kept_note, '') END,
    'failure_reason', CASE WHEN NEW.status = 'failed' THEN NEW.failure_reason END
  )::text AS json) AS shown;
  RETURN NEW;
END
$$;

UPDATE forensics_verdict SET run = run;
