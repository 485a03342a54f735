/**
 * Creates claims of given sizes for the bench, written as the database owner in a few statements.
 */
import { createHmac } from 'node:crypto';

const KEY_ID = 'benchbench01';
const KEY_SECRET = 'b'.repeat(43);
export const API_KEY = `cvs_live_${KEY_ID}_${KEY_SECRET}`;

const SIGNALS = [
  'provenance',
  'metadata',
  'double_compression',
  'foreign_grid',
  'copy_move',
  'resampling',
].map((detector) => ({
  detector,
  about: 'manipulation',
  finding: 'neutral',
  score: 0.12,
  sentence: `Nothing that ${detector.replace('_', ' ')} would leave was found in this picture.`,
}));
const FACTS = {
  format: 'jpeg',
  width: 4032,
  height: 3024,
  medium: 'photo',
  camera: 'Apple iPhone 13',
  software: '17.1',
  taken_at: '2026-02-11T10:12:13',
  has_gps: false,
  jpeg_quality: 92,
  generator: null,
  content_credentials: 'none',
};
const REGIONS = [
  { x_min: 0.1, y_min: 0.2, x_max: 0.3, y_max: 0.4, kind: 'edited', confidence: 0.71 },
];

const PID = ['apple-iphone-13-128-gb', 'apple-iphone-15-pro-128-gb'];

async function addClient(db, keyHashSecret) {
  const {
    rows: [client],
  } = await db.query(
    "INSERT INTO client (name, status_feature) VALUES ('Bench', true) RETURNING id",
  );
  const hash = createHmac('sha256', keyHashSecret).update(KEY_SECRET).digest();
  await db.query(
    "INSERT INTO api_key (id, name, secret_hash, scopes, last_used) VALUES ($1, 'bench', $2, '{read,write}', now() + interval '1 day')",
    [KEY_ID, hash],
  );
  await db.query('INSERT INTO api_key_client VALUES ($1, $2)', [KEY_ID, client.id]);
  return client.id;
}

/**
 * Creates one claim of `size` appraisals, each of a different item with two examined pictures.
 * @returns {Promise<number>} its id
 */
async function addClaim(db, clientId, size) {
  const {
    rows: [claim],
  } = await db.query(
    "INSERT INTO client_reference (client_id, reference, language, currency) VALUES ($1, $2, 'en', 'EUR') RETURNING id",
    [clientId, `bench ${size} ${Math.random()}`],
  );
  await db.query(
    `
    WITH item AS (
      INSERT INTO claimed_item (client_id, client_reference_id, display_id, description) SELECT $1, $2, n, 'Item ' || n FROM generate_series(1, $3) n RETURNING id
    )
    INSERT INTO appraisal (client_id, client_reference_id, row_id, cpid, rpid, cp_name_cart, rp_name_cart, replacement_cost_value, actual_cash_value, shop_name, shop_url)
    SELECT $1, $2, id, $4, $5, 'Apple iPhone 13 128 GB', 'Apple iPhone 15 Pro 128 GB', 1099.00, 879.20, 'A shop', 'https://shop.example/p/' || id FROM item`,
    [clientId, claim.id, size, ...PID],
  );
  await db.query(
    `
    INSERT INTO attachment (client_id, row_id, file_name, client_reference_id, storage_key, media_type, size_bytes, sha256, width_px, height_px, position)
    SELECT client_id, row_id, 'photo ' || n || '.jpg', client_reference_id, 'k', 'image/jpeg', 2345678, encode(sha256((row_id || ' ' || n)::bytea), 'hex'), 4032, 3024, n
    FROM appraisal, generate_series(1, 2) n WHERE client_id = $1 AND client_reference_id = $2`,
    [clientId, claim.id],
  );
  await db.query(
    `
    INSERT INTO forensics_verdict (client_id, row_id, file_name, client_reference_id, status, ai_generated_confidence, manipulation_confidence, is_ai_generated,
      is_digitally_manipulated, flagged, analysis, regions, signals, facts, heatmap_key, engine_version, threshold)
    SELECT client_id, row_id, file_name, client_reference_id, 'complete', 0.0312, 0.7123, false, true, false,
      'The area of the screen was saved separately from the rest of the picture; look at it.', $3, $4, $5, 'k/heatmap', '1.0.0', 0.8
    FROM attachment WHERE client_id = $1 AND client_reference_id = $2`,
    [clientId, claim.id, JSON.stringify(REGIONS), JSON.stringify(SIGNALS), JSON.stringify(FACTS)],
  );
  return claim.id;
}

/** @param {import('pg').Client} db as the owner @param {number[]} sizes */
export async function loadBenchData(db, keyHashSecret, sizes) {
  const clientId = await addClient(db, keyHashSecret);
  const claims = new Map();
  for (const size of sizes) claims.set(size, await addClaim(db, clientId, size));
  // neighbours, so that the planner has a choice
  for (let n = 0; n < 50; n += 1) await addClaim(db, clientId, 20);
  await db.query('ANALYZE');
  return { clientId, claims };
}

const CLAIM_SIZE = 1000;

/**
 * Adds claims of the same client until the table has `total` appraisals: the size a busy insurer
 * reaches after years.
 */
export async function growTo(db, clientId, total) {
  await db.query('SET statement_timeout = 0');
  const {
    rows: [{ count }],
  } = await db.query('SELECT count(*)::int AS count FROM appraisal');
  const claims = Math.ceil((total - count) / CLAIM_SIZE);
  for (let at = 0; at < claims; at += 100) {
    await db.query(
      `
      WITH claim AS (
        INSERT INTO client_reference (client_id, reference, language, currency)
        SELECT $1, 'grown ' || gen_random_uuid(), 'en', 'EUR' FROM generate_series(1, $2::int) RETURNING id
      ), item AS (
        INSERT INTO claimed_item (client_id, client_reference_id, display_id, description) SELECT $1, id, 1, 'Item' FROM claim RETURNING id, client_reference_id
      )
      INSERT INTO appraisal (client_id, client_reference_id, row_id, cpid, rpid, cp_name_cart, rp_name_cart, replacement_cost_value)
      SELECT $1, client_reference_id, id, $3, $4, 'Apple iPhone 13 128 GB', 'Apple iPhone 15 Pro 128 GB', 1099.00 FROM item, generate_series(1, ${CLAIM_SIZE})`,
      [clientId, Math.min(100, claims - at), ...PID],
    );
  }
  await db.query('VACUUM ANALYZE');
}
