-- The migrations 20261201000000 to 20261201001800 are the baseline, one subject per file (decision
-- 080). Columns are explained in prisma/schema. Checks, triggers, policies and conditions of
-- indexes are declared only here, because Prisma's schema cannot express them.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Ids of all resources come from one sequence, so that an id in a path identifies one thing only.
-- The greatest integer is never assigned: it stands for "no such id" where a caller sends a number
-- that no row can have.
CREATE SEQUENCE resource_id_seq AS INTEGER MINVALUE 1000 START WITH 1000 MAXVALUE 2147483646;

CREATE FUNCTION next_resource_id() RETURNS INTEGER
LANGUAGE sql VOLATILE
AS $$
  SELECT nextval('resource_id_seq')::INTEGER
$$;

-- The application works as cvs_app, which owns nothing and cannot bypass row-level security. The
-- role belongs to the server, so another database may have created it already, or be creating it.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'cvs_app') THEN
    CREATE ROLE cvs_app NOLOGIN NOINHERIT;
  END IF;
EXCEPTION
  WHEN duplicate_object OR unique_violation THEN NULL;
END $$;

GRANT cvs_app TO CURRENT_USER;
GRANT USAGE ON SCHEMA public TO cvs_app;
GRANT USAGE, SELECT ON SEQUENCE resource_id_seq TO cvs_app;

-- A transaction sets app.client_ids (comma-separated) to the clients that it may access. Unset
-- means none.
CREATE FUNCTION app_client_ids() RETURNS INTEGER[]
LANGUAGE sql STABLE PARALLEL SAFE
AS $$
  SELECT string_to_array(nullif(current_setting('app.client_ids', true), ''), ',')::INTEGER[]
$$;

-- A time as the API writes it: ISO 8601 in UTC.
CREATE FUNCTION iso_time(at TIMESTAMPTZ) RETURNS TEXT
LANGUAGE sql STABLE STRICT PARALLEL SAFE
AS $$
  SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;
