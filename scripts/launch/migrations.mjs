/**
 * Migrates a database to the schema of this checkout. When nothing is missing this costs one query.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { Failure } from './failure.mjs';
import { prismaCli, prismaEnvironment } from './prisma.mjs';
import { root } from './root.mjs';
import { runQuietly } from './run.mjs';

const migrationsFolder = path.join(root, 'prisma', 'migrations');
// another instance may hold the migration lock, which the engine awaits for 10 s
const ATTEMPTS = 5;
const CONNECTION_TIMEOUT_MS = 10_000;
const NO_SUCH_DATABASE = '3D000';

/** @returns {Map<string, string>} name → SHA-256 of migration.sql, as Prisma computes it */
function migrationsOfCheckout() {
  const names = readdirSync(migrationsFolder)
    .filter((name) => existsSync(path.join(migrationsFolder, name, 'migration.sql')))
    .sort();
  const checksum = (name) =>
    createHash('sha256')
      .update(readFileSync(path.join(migrationsFolder, name, 'migration.sql')))
      .digest('hex');
  return new Map(names.map((name) => [name, checksum(name)]));
}

/** @returns {Promise<{name: string, checksum: string, finished: boolean}[]>} */
async function migrationsOfDatabase(databaseUrl) {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  });
  try {
    await client.connect();
    const {
      rows: [{ known }],
    } = await client.query(`select to_regclass('_prisma_migrations') is not null as known`);
    if (!known) return [];
    const { rows } = await client.query(
      'select migration_name as name, checksum, finished_at is not null as finished from _prisma_migrations where rolled_back_at is null',
    );
    return rows;
  } catch (error) {
    if (error.code === NO_SUCH_DATABASE) return []; // the engine creates the database
    throw new Failure(`The database cannot be reached: ${error.message || error.code || error}`);
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * @returns {Promise<{missing: string[], broken: string[], squashed: string[]}>} `broken`: failed
 * halfway, or changed after it was applied. `squashed`: older than the first migration of this
 * checkout. Unknown migrations that are newer belong to a later version, whose database an earlier
 * version may still use.
 */
async function compare(databaseUrl) {
  const wanted = migrationsOfCheckout();
  const applied = await migrationsOfDatabase(databaseUrl);
  const finished = new Set(applied.filter((row) => row.finished).map((row) => row.name));
  const [first] = wanted.keys();
  return {
    missing: [...wanted.keys()].filter((name) => !finished.has(name)),
    squashed: applied.filter((row) => row.name < first).map((row) => row.name),
    broken: applied
      .filter((row) => !row.finished || (wanted.get(row.name) ?? row.checksum) !== row.checksum)
      .map((row) => row.name),
  };
}

/**
 * Checks the table of applied migrations, because the CLI may exit with status 0 although its
 * engine died.
 */
async function deploy(databaseUrl) {
  for (let attempt = 1; ; attempt += 1) {
    let output = '';
    try {
      output = await runQuietly(process.execPath, [prismaCli, 'migrate', 'deploy'], {
        cwd: root,
        env: prismaEnvironment(databaseUrl),
      });
    } catch (error) {
      output = error.output ?? error.message;
    }
    const { missing, broken } = await compare(databaseUrl);
    if (missing.length === 0) return;
    if (attempt === ATTEMPTS || broken.length > 0)
      throw new Failure(`The migration ${missing[0]} could not be applied.`, output);
  }
}

/** @returns {Promise<string>} a note for the step */
export async function migrate(databaseUrl) {
  const { missing, broken, squashed } = await compare(databaseUrl);
  if (squashed.length > 0) {
    throw new Failure(
      'The database was made by a version before the baseline of the migrations: start with a new DATA_DIR, or an empty database at DATABASE_URL.',
    );
  }
  if (broken.length > 0) {
    throw new Failure(
      `The migration ${broken[0]} failed halfway or was changed after it was applied: mend it with "npx prisma migrate resolve", ` +
        'or start over with an empty database.',
    );
  }
  if (missing.length === 0) return 'up to date';
  await deploy(databaseUrl);
  return `${missing.length} applied`;
}

/**
 * Fails when the database differs from prisma/schema. The CLI may exit with status 0 although its
 * engine died.
 * @param {string} databaseUrl a database with all migrations and nothing else
 */
export async function requireNoDrift(databaseUrl) {
  const args = ['migrate', 'diff', '--from-config-datasource', '--to-schema', 'prisma/schema'];
  const output = await runQuietly(process.execPath, [prismaCli, ...args], {
    cwd: root,
    env: prismaEnvironment(databaseUrl),
  });
  if (!output.includes('No difference detected'))
    throw new Failure('The schema and the migrations differ: make a migration.', output);
}
