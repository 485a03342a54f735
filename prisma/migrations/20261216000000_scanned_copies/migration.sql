-- A scanned page of a PDF has a hash as a picture has, but counts as no photo: forms and letters look
-- alike. So a PDF is the same receipt where total and day are equal, and never the same picture.
CREATE OR REPLACE FUNCTION reasons_to_look(client INTEGER, item INTEGER, file VARCHAR) RETURNS TEXT[]
LANGUAGE sql STABLE
AS $$
  SELECT array_remove(ARRAY[
    CASE
      WHEN EXISTS (
        SELECT FROM attachment other
        WHERE other.client_id = own.client_id AND other.sha256 = own.sha256
          AND other.client_reference_id <> own.client_reference_id
      ) THEN 'same_file'
      ELSE (
        SELECT CASE
          WHEN bool_or(other.bits_apart <= 12 AND pair.has_photo OR pair.are_things)
            THEN 'same_picture'
          WHEN bool_or(pair.are_one_receipt) THEN 'same_receipt'
        END
        FROM picture_match other
        CROSS JOIN LATERAL (
          SELECT bool_or(one.is_photo) AS has_photo,
            bool_and(one.is_photo AND NOT one.shows_paper) AS are_things,
            bool_and(one.total IS NOT NULL) AND min(one.total) = max(one.total) AND CASE
              WHEN bool_and(one.day IS NOT NULL) THEN min(one.day) = max(one.day)
              ELSE other.bits_apart <= 12
                AND bool_and(one.shop IS NOT NULL) AND min(one.shop) = max(one.shop)
            END AS are_one_receipt
          FROM (
            SELECT coalesce(v.page IS NULL AND v.facts->>'medium' IN ('camera', 'web_copy'), false)
                AS is_photo,
              r.row_id IS NOT NULL AS shows_paper, r.fields->'total'->>'value' AS total,
              r.fields->'date'->>'value' AS day, lower(r.fields->>'shop') AS shop
            FROM (VALUES (other.row_id, other.file_name),
              (other.other_row_id, other.other_file_name)) AS file (row_id, file_name)
            LEFT JOIN forensics_verdict v ON v.client_id = other.client_id
              AND (v.row_id, v.file_name) = (file.row_id, file.file_name)
            LEFT JOIN receipt_reading r ON r.client_id = other.client_id
              AND (r.row_id, r.file_name) = (file.row_id, file.file_name)
          ) one
        ) pair
        WHERE (other.client_id, other.row_id, other.file_name)
            = (own.client_id, own.row_id, own.file_name)
          AND other.other_client_reference_id <> own.client_reference_id
      )
    END,
    CASE
      WHEN EXISTS (
        SELECT FROM forensics_verdict v
        JOIN claimed_item i ON i.client_id = v.client_id AND i.id = v.row_id
        LEFT JOIN LATERAL (
          SELECT min(a.date_purchase) AS earliest, bool_or(a.bought_used) AS bought_used
          FROM appraisal a WHERE a.client_id = v.client_id AND a.row_id = v.row_id
        ) valued ON true
        WHERE (v.client_id, v.row_id, v.file_name) = (own.client_id, own.row_id, own.file_name)
          AND is_clock_set(v.facts->>'taken_at') AND valued.bought_used IS NOT TRUE
          AND substr(v.facts->>'taken_at', 1, 10) < to_char(
            purchase_from(least(valued.earliest, i.date_purchase)) - 30, 'YYYY-MM-DD')
      ) THEN 'taken_before_purchase'
    END
  ], NULL)
  FROM attachment own
  WHERE own.client_id = client AND own.row_id = item AND own.file_name = file
$$;
