import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, stopDatabase } from './database.mjs';
import { migrate } from './migrations.mjs';

const dataDir = mkdtempSync(path.join(tmpdir(), 'launch-'));
let database: Awaited<ReturnType<typeof openDatabase>>;

async function query(name: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(database.url(name));
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const insertApplied = (name: string) => `
  INSERT INTO _prisma_migrations (id, migration_name, checksum, finished_at, applied_steps_count)
  VALUES ('${name}', '${name}', 'of another version', now(), 1)`;
const APPLIED = 'SELECT migration_name AS name, finished_at, logs FROM _prisma_migrations';
const TABLES = `SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`;

beforeAll(async () => {
  database = await openDatabase(dataDir, { durable: false });
  await migrate(database.url());
});
afterAll(async () => {
  await stopDatabase(dataDir);
  rmSync(dataDir, { recursive: true });
});

it('a database from before the baseline is refused in one sentence and stays as it is', async () => {
  await query('postgres', 'CREATE DATABASE old');
  const columns = `id text, migration_name text, checksum text, finished_at timestamptz,
    rolled_back_at timestamptz, logs text, applied_steps_count int`;
  await query('old', `CREATE TABLE _prisma_migrations (${columns})`);
  await query('old', insertApplied('20261128100000_jobs'));
  const before = [await query('old', APPLIED), await query('old', TABLES)];
  await expect(migrate(database.url('old'))).rejects.toMatchObject({
    name: 'Failure',
    message:
      'The database was made by a version before the baseline of the migrations: start with a new DATA_DIR, or an empty database at DATABASE_URL.',
  });
  expect([await query('old', APPLIED), await query('old', TABLES)]).toEqual(before);
});

it('a database with the migrations of a later version is used as it is', async () => {
  await query('claims', insertApplied('99990101000000_later'));
  expect(await migrate(database.url())).toBe('up to date');
});
