-- Counters of the items and answers of a portal, kept in the portal's row (decision 019). A new row
-- counts once, a removed row minus once, a changed row both.

CREATE FUNCTION count_portal_items_on_insert() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE portal_access access SET
    item_count = access.item_count + items.sent,
    answered_count = access.answered_count + items.answered
  FROM (
    SELECT changed.client_id, changed.client_reference_id,
      sum(sign) AS sent,
      coalesce(sum(sign) FILTER (WHERE answer_time IS NOT NULL), 0) AS answered
    FROM (
      SELECT 1 AS sign, came.* FROM came
    ) AS changed
    GROUP BY 1, 2
  ) AS items
  WHERE access.client_id = items.client_id
    AND access.client_reference_id = items.client_reference_id
    AND (items.sent <> 0 OR items.answered <> 0);
  RETURN NULL;
END
$$;

CREATE TRIGGER count_insert AFTER INSERT ON portal_item
  REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION count_portal_items_on_insert();

CREATE FUNCTION count_portal_items_on_update() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE portal_access access SET
    item_count = access.item_count + items.sent,
    answered_count = access.answered_count + items.answered
  FROM (
    SELECT changed.client_id, changed.client_reference_id,
      sum(sign) AS sent,
      coalesce(sum(sign) FILTER (WHERE answer_time IS NOT NULL), 0) AS answered
    FROM (
      SELECT 1 AS sign, came.* FROM came
      UNION ALL
      SELECT -1, gone.* FROM gone
    ) AS changed
    GROUP BY 1, 2
  ) AS items
  WHERE access.client_id = items.client_id
    AND access.client_reference_id = items.client_reference_id
    AND (items.sent <> 0 OR items.answered <> 0);
  RETURN NULL;
END
$$;

CREATE TRIGGER count_update AFTER UPDATE ON portal_item
  REFERENCING OLD TABLE AS gone NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION count_portal_items_on_update();

CREATE FUNCTION count_portal_items_on_delete() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE portal_access access SET
    item_count = access.item_count + items.sent,
    answered_count = access.answered_count + items.answered
  FROM (
    SELECT changed.client_id, changed.client_reference_id,
      sum(sign) AS sent,
      coalesce(sum(sign) FILTER (WHERE answer_time IS NOT NULL), 0) AS answered
    FROM (
      SELECT -1 AS sign, gone.* FROM gone
    ) AS changed
    GROUP BY 1, 2
  ) AS items
  WHERE access.client_id = items.client_id
    AND access.client_reference_id = items.client_reference_id
    AND (items.sent <> 0 OR items.answered <> 0);
  RETURN NULL;
END
$$;

CREATE TRIGGER count_delete AFTER DELETE ON portal_item
  REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_portal_items_on_delete();
