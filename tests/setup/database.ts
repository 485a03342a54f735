/**
 * Gives every test file its own database and folder, copied from the migrated template before its
 * modules load.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, inject } from 'vitest';

const template = new URL(inject('templateUrl'));
const templateName = template.pathname.slice(1);
const name = `test_${randomUUID().replaceAll('-', '')}`;

async function asOwner(statement: string): Promise<void> {
  const maintenance = new URL(template);
  maintenance.pathname = '/postgres';
  const client = new pg.Client(maintenance.href);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

await asOwner(`create database ${name} template ${templateName} strategy file_copy`);

const own = new URL(template);
own.pathname = `/${name}`;
const dataDir = path.join(inject('filesFolder'), name);
mkdirSync(dataDir);
Object.assign(process.env, {
  DATABASE_URL: own.href,
  DATA_DIR: dataDir,
  NEXTAUTH_SECRET: 'a secret of the tests that nobody else uses',
  KEY_HASH_SECRET: 'another secret of the tests for hashed keys',
  PUBLIC_URL: 'http://127.0.0.1:3000',
  NEXTAUTH_URL: 'http://127.0.0.1:3000',
  LOG_LEVEL: 'silent',
});

afterAll(() => asOwner(`drop database if exists ${name} with (force)`));
