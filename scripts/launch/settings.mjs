/**
 * The settings of the launched processes: from the environment and `.env`, completed by values
 * stored in DATA_DIR.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { root } from './root.mjs';

const SECRET_BYTES = 32;
const DEFAULT_PORT = 3000;

/**
 * Reads `.env`, or the file that ENV_FILE names; an empty ENV_FILE means none. Existing variables
 * take precedence.
 */
export function loadEnvFile(name = process.env['ENV_FILE'] ?? '.env') {
  const file = path.resolve(root, name);
  if (name !== '' && existsSync(file)) process.loadEnvFile(file);
}

/**
 * Reads this installation's secrets, generated once. Created by a hard link, so that the file
 * appears complete or not at all.
 */
function storedSecrets(dataDir) {
  const file = path.join(dataDir, 'secrets.json');
  if (!existsSync(file)) {
    const fresh = () => randomBytes(SECRET_BYTES).toString('base64url');
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify({ NEXTAUTH_SECRET: fresh(), KEY_HASH_SECRET: fresh() }), {
      mode: 0o600,
    });
    try {
      linkSync(draft, file);
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    } finally {
      rmSync(draft);
    }
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

function parsePort(text) {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Failure(`PORT is "${text}": a number from 1 to 65535 is needed.`);
  return port;
}

/**
 * @param {Record<string, string | undefined>} environment
 * @returns {{dataDir: string, host: string, port: number, origin: string, databaseUrl: string | undefined}}
 */
export function readSettings(environment = process.env) {
  const port = parsePort(environment['PORT'] || String(DEFAULT_PORT));
  const host = environment['HOST'] || '127.0.0.1';
  return {
    dataDir: path.resolve(root, environment['DATA_DIR'] || '.data'),
    host,
    port,
    origin: (environment['PUBLIC_URL'] || `http://127.0.0.1:${port}`).replace(/\/+$/, ''),
    databaseUrl: environment['DATABASE_URL'] || undefined,
  };
}

/** Creates DATA_DIR, readable by its owner alone. */
export function prepareDataDir(dataDir) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Failure(`DATA_DIR ${dataDir} cannot be made: ${error.message}`);
  }
}

/**
 * Returns the environment of server, worker and one-shot commands.
 * @returns {Record<string, string | undefined>}
 */
export function childEnvironment({ dataDir, host, port, origin }, databaseUrl) {
  const secrets = storedSecrets(dataDir);
  return {
    ...process.env,
    NEXTAUTH_SECRET: process.env['NEXTAUTH_SECRET'] || secrets.NEXTAUTH_SECRET,
    KEY_HASH_SECRET: process.env['KEY_HASH_SECRET'] || secrets.KEY_HASH_SECRET,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    HOST: host,
    PORT: String(port),
    PUBLIC_URL: origin,
    NEXTAUTH_URL: process.env['NEXTAUTH_URL'] || origin,
  };
}
