/**
 * Gives every test file its own database and folder, copied from the migrated template before its
 * modules load. Within one process all files use the same names in turn, so that the settings of
 * the process stay valid.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, inject } from 'vitest';

interface ModuleNode {
  readonly id: string;
}

/** Global state that survives a test file. */
const globals = globalThis as typeof globalThis & {
  testDatabase?: string;
  cvsLimits?: Readonly<Record<string, Map<string, unknown>>>;
  cvsServed?: { readonly pending: unknown[] };
  /** Internal state of Vitest. */
  __vitest_worker__?: {
    readonly config: { readonly isolate: boolean };
    readonly evaluatedModules: {
      readonly idToModuleMap: ReadonlyMap<string, ModuleNode>;
      invalidateModule(node: ModuleNode): void;
    };
  };
};

/**
 * Modules that contain rows of the previous file's database, or that register hooks when they load.
 */
const OF_A_FILE = /\.fixture\.tsx?$|\/tests\/(?!setup\/(?:database|console)\.ts)/;

const template = new URL(inject('templateUrl'));
const templateName = template.pathname.slice(1);
const name = (globals.testDatabase ??= `test_${randomUUID().replaceAll('-', '')}`);

async function asOwner(...statements: readonly string[]): Promise<void> {
  const maintenance = new URL(template);
  maintenance.pathname = '/postgres';
  const client = new pg.Client(maintenance.href);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Clears caches and reloads modules that refer to rows of the previous database. */
function forgetLastFile(): void {
  const modules = globals.__vitest_worker__?.evaluatedModules;
  for (const node of modules?.idToModuleMap.values() ?? [])
    if (OF_A_FILE.test(node.id)) modules?.invalidateModule(node);
  for (const known of Object.values(globals.cvsLimits ?? {})) known.clear();
  globals.cvsServed?.pending.splice(0);
}

forgetLastFile();
await asOwner(`create database ${name} template ${templateName} strategy file_copy`);

const own = new URL(template);
own.pathname = `/${name}`;
const dataDir = path.join(inject('filesFolder'), name);
rmSync(dataDir, { recursive: true, force: true });
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

const settings = { ...process.env };
const SET_BY_SHARP = 'VIPSHOME';

afterAll(() => {
  const changed = Object.keys({ ...settings, ...process.env }).filter(
    (setting) => setting !== SET_BY_SHARP && settings[setting] !== process.env[setting],
  );
  if (!globals.__vitest_worker__?.config.isolate)
    expect(changed, 'belongs in `settings`').toEqual([]);
});

afterAll(() => asOwner(`drop database if exists ${name} with (force)`));
