-- Most pictures are found nowhere else, and reading a cart's results should not ask for each of them. The mark is set when
-- a second one comes and never taken back: it says where looking is worth while, not what is found there.
ALTER TABLE "attachment" ADD COLUMN "has_twin" BOOLEAN NOT NULL DEFAULT false;

CREATE FUNCTION mark_same_files() RETURNS trigger LANGUAGE plpgsql AS
$$
BEGIN
  UPDATE attachment twin SET has_twin = true
  WHERE NOT twin.has_twin AND (twin.client_id, twin.sha256) IN (SELECT client_id, sha256 FROM added)
    AND EXISTS (SELECT FROM attachment other WHERE other.client_id = twin.client_id AND other.sha256 = twin.sha256
      AND (other.row_id, other.file_name) <> (twin.row_id, twin.file_name));
  RETURN NULL;
END
$$;
CREATE TRIGGER mark_same_files AFTER INSERT ON "attachment" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION mark_same_files();

CREATE FUNCTION mark_same_pictures() RETURNS trigger LANGUAGE plpgsql AS
$$
BEGIN
  UPDATE attachment twin SET has_twin = true
  FROM added WHERE NOT twin.has_twin AND (twin.client_id, twin.row_id, twin.file_name) = (added.client_id, added.row_id, added.file_name);
  RETURN NULL;
END
$$;
CREATE TRIGGER mark_same_pictures AFTER INSERT ON "picture_match" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION mark_same_pictures();

UPDATE "attachment" SET has_twin = true
WHERE (client_id, sha256) IN (SELECT client_id, sha256 FROM "attachment" GROUP BY client_id, sha256 HAVING count(*) > 1)
  OR (client_id, row_id, file_name) IN (SELECT client_id, row_id, file_name FROM "picture_match");
