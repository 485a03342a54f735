/**
 * The embedded database: a PostgreSQL server with its own folder. A server that outlived its
 * launcher is reused; one that died is restarted on its data.
 */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { totalmem } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { Failure } from './failure.mjs';
import { postgresPrograms } from './postgres-binaries.mjs';
import { freePort, isFreePort } from './ports.mjs';
import { commandLine, isAlive } from './process-identity.mjs';
import { unprivilegedPrefix } from './unprivileged.mjs';

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 30_000;
const POLL_MS = 50;
const WATCH_MS = 500;
const CONNECTIONS_MAX = 100;
/**
 * Large enough that an import of a million rows ends before a checkpoint makes the database write
 * all its pages a second time.
 */
const WAL_MAX = '4GB';
// SQLSTATE: starting up or shutting down, too many connections
const OURS_BUT_NOT_NOW = new Set(['57P03', '53300']);

/**
 * An eighth of the machine's memory: PostgreSQL's default of 128 MB holds a tenth of the
 * catalogue's indexes at a million products.
 */
const sharedBuffersMb = () => Math.max(128, Math.min(1024, Math.floor(totalmem() / 8 / 1024 ** 2)));

const addressOf = ({ port, password }, database) =>
  `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`;

/** @returns {Promise<'up' | 'busy' | 'absent'>} `busy`: our server, but starting or stopping */
async function stateOf(settings) {
  const client = new Client({
    connectionString: addressOf(settings, 'postgres'),
    connectionTimeoutMillis: 2000,
    query_timeout: 2000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return 'up';
  } catch (error) {
    return OURS_BUT_NOT_NOW.has(error.code) ? 'busy' : 'absent';
  } finally {
    await client.end().catch(() => {});
  }
}

class EmbeddedDatabase {
  constructor(folder, options) {
    this.folder = folder;
    this.cluster = path.join(folder, 'cluster');
    this.settingsFile = path.join(folder, 'settings.json');
    this.logFile = path.join(folder, 'postgres.log');
    this.options = options;
  }

  /**
   * Creates the cluster. settings.json is written last, so that an interrupted attempt is repeated.
   */
  async initialise() {
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    rmSync(this.cluster, { recursive: true, force: true });
    mkdirSync(this.cluster, { mode: 0o700 });
    const password = randomBytes(18).toString('base64url');
    const passwordFile = path.join(this.cluster, '..', 'initdb.password');
    const { initdb } = postgresPrograms();
    const prefix = unprivilegedPrefix(this.cluster);
    writeFileSync(passwordFile, password, { mode: 0o600 });
    const [command, ...args] = [
      ...prefix,
      initdb,
      `--pgdata=${this.cluster}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--no-instructions',
      ...(this.options.durable ? [] : ['--no-sync']),
    ];
    const result = spawnSync(command, args, { encoding: 'utf8', cwd: '/' });
    rmSync(passwordFile);
    if (result.status !== 0)
      throw new Failure(
        'PostgreSQL could not make its cluster.',
        result.stderr || String(result.error),
      );
    this.save({ port: await freePort(), password });
  }

  save(settings) {
    this.settings = settings;
    writeFileSync(this.settingsFile, JSON.stringify(settings), { mode: 0o600 });
  }

  /**
   * Returns the process id of this cluster's running server from its lock file; undefined when no
   * such process exists or it is another program.
   */
  serverId() {
    const lockFile = path.join(this.cluster, 'postmaster.pid');
    if (!existsSync(lockFile)) return undefined;
    const pid = Number(readFileSync(lockFile, 'utf8').split('\n')[0]);
    return pid > 0 && isAlive(pid) && commandLine(pid).includes(this.cluster) ? pid : undefined;
  }

  /**
   * PostgreSQL refuses to start while the process id in its lock file is alive, although another
   * program may have that id by now. It accepts its parent's id there, and by the rest of the file
   * still detects old backends that use the shared memory.
   */
  disownLockFile() {
    const lockFile = path.join(this.cluster, 'postmaster.pid');
    if (!existsSync(lockFile)) return;
    const [, ...rest] = readFileSync(lockFile, 'utf8').split('\n');
    writeFileSync(lockFile, [process.pid, ...rest].join('\n'));
  }

  async launch() {
    this.disownLockFile();
    if (!(await isFreePort(this.settings.port)))
      this.save({ ...this.settings, port: await freePort() });
    const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
    const values = [
      `shared_buffers=${sharedBuffersMb()}MB`,
      `max_wal_size=${WAL_MAX}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      `max_connections=${CONNECTIONS_MAX}`,
      ...(this.options.durable ? [] : fast),
    ];
    const [command, ...args] = [
      ...unprivilegedPrefix(this.cluster),
      postgresPrograms().postgres,
      '-D',
      this.cluster,
      '-p',
      String(this.settings.port),
      ...values.flatMap((value) => ['-c', value]),
    ];
    const log = openSync(this.logFile, 'a', 0o600);
    const server = spawn(command, args, { stdio: ['ignore', log, log], detached: true, cwd: '/' });
    closeSync(log);
    server.once('error', () => {});
    server.unref();
    return server;
  }

  /**
   * Connects to the running server or starts it.
   * @returns {Promise<'joined' | 'started'>}
   */
  async ensureRunning() {
    const deadlineMs = Date.now() + START_TIMEOUT_MS;
    let started = false;
    let launched;
    for (;;) {
      const state = await stateOf(this.settings);
      if (state === 'up') return started ? 'started' : 'joined';
      if (this.stopping) return 'joined';
      if (Date.now() > deadlineMs)
        throw new Failure(`PostgreSQL does not answer: see ${this.logFile}`);
      const isStarting =
        launched !== undefined && launched.exitCode === null && launched.signalCode === null;
      if (state === 'absent' && !isStarting && this.serverId() === undefined) {
        launched = await this.launch();
        started = true;
      }
      await sleep(POLL_MS);
    }
  }

  async open() {
    if (existsSync(this.settingsFile))
      this.settings = JSON.parse(readFileSync(this.settingsFile, 'utf8'));
    else await this.initialise();
    this.how = await this.ensureRunning();
  }

  url(database = 'claims') {
    return addressOf(this.settings, database);
  }

  /**
   * Restarts the server whenever it has died.
   * @param {(text: string) => void} report
   */
  watch(report) {
    const check = async () => {
      if (this.serverId() === undefined) {
        report('the database has stopped: starting it again');
        await this.ensureRunning().catch((error) => report(error.message));
      }
      if (this.watching) this.watching = setTimeout(check, WATCH_MS);
    };
    this.watching = setTimeout(check, WATCH_MS);
  }

  /** Shuts down fast: open transactions are rolled back, committed ones are on disk. */
  async stop() {
    this.stopping = true;
    clearTimeout(this.watching);
    this.watching = undefined;
    const pid = this.serverId();
    if (pid === undefined) return;
    process.kill(pid, 'SIGINT');
    const deadlineMs = Date.now() + STOP_TIMEOUT_MS;
    while (isAlive(pid) && this.serverId() === pid) {
      if (Date.now() > deadlineMs) process.kill(pid, 'SIGQUIT');
      await sleep(POLL_MS);
    }
  }
}

async function asAdministrator(url, use) {
  const admin = new Client(url);
  await admin.connect();
  try {
    return await use(admin);
  } finally {
    await admin.end();
  }
}

const createWhenMissing = (url, database) =>
  asAdministrator(url, async (admin) => {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [
      database,
    ]);
    if (rowCount === 0) await admin.query(`create database ${admin.escapeIdentifier(database)}`);
  });

/**
 * Opens the embedded database below `dataDir`.
 * @param {string} dataDir
 * @param {{durable?: boolean}} [options] `durable: false` trades safety after a power cut for
 * speed; only for tests
 */
export async function openDatabase(dataDir, { durable = true } = {}) {
  const database = new EmbeddedDatabase(path.join(dataDir, 'postgres'), { durable });
  await database.open();
  await createWhenMissing(database.url('postgres'), 'claims');
  return database;
}

/**
 * Stops the embedded database below `dataDir` when one is running there.
 * @param {string} dataDir
 */
export async function stopDatabase(dataDir) {
  await new EmbeddedDatabase(path.join(dataDir, 'postgres'), {}).stop();
}
