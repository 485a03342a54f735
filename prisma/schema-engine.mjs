#!/usr/bin/env node
/**
 * A drop-in `schema-engine` for the Prisma CLI, backed by the WebAssembly build of the very same
 * engine that Prisma publishes on npm. It lets `prisma migrate …`, `prisma db …` and
 * `prisma generate` run where https://binaries.prisma.sh cannot be reached.
 *
 * Protocol: newline-delimited JSON-RPC 2.0 on stdin/stdout, plus `cli <command>` one-shots.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';

const require = createRequire(import.meta.url);

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    datasource: { type: 'string', default: '{}' },
    datamodels: { type: 'string', multiple: true, default: [] },
    'enabled-preview-features': { type: 'string' },
    'extension-types': { type: 'string' },
  },
});
const datasource = JSON.parse(options.datasource);

/** Connects with discrete fields: `pg` lets a connection string win over `database`. */
function connection(url, overrides = {}) {
  const parsed = new URL(url);
  const schema = parsed.searchParams.get('schema') ?? undefined;
  return {
    config: {
      host: parsed.hostname || undefined,
      port: parsed.port ? Number(parsed.port) : 5432,
      user: decodeURIComponent(parsed.username),
      password: decodeURIComponent(parsed.password),
      database: decodeURIComponent(parsed.pathname.slice(1)) || 'postgres',
      ssl: parsed.searchParams.get('sslmode') === 'require' ? true : undefined,
      ...overrides,
    },
    schema,
  };
}

async function withMaintenanceClient(url, run) {
  const client = new pg.Client(connection(url, { database: 'postgres' }).config);
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

const quoted = (identifier) => `"${identifier.replaceAll('"', '""')}"`;

const CHAR_OID = 18; // the catalogs' single-byte "char", which PrismaPg does not map
const TEXT_OID = 25;

/** Opens one connection that can also read PostgreSQL's own catalogs. */
async function openAdapter({ config, schema }) {
  const adapter = await new PrismaPg(config, { schema }).connect();
  // PrismaPg splits a script at every semicolon, those inside function bodies and comments too.
  adapter.executeScript = async (script) => {
    await adapter.client.query(script);
  };
  const queryRaw = adapter.queryRaw;
  adapter.queryRaw = async (query) => {
    const charColumns = [];
    const reader = Object.create(adapter, {
      performIO: {
        value: async (io) => {
          const result = await adapter.performIO(io);
          result.fields.forEach((field, index) => {
            if (field.dataTypeID !== CHAR_OID) return;
            field.dataTypeID = TEXT_OID;
            charColumns.push(index);
          });
          return result;
        },
      },
    });
    const resultSet = await queryRaw.call(reader, query);
    for (const index of charColumns) resultSet.columnTypes[index] = ColumnTypeEnum.Character;
    return resultSet;
  };
  return adapter;
}

/**
 * `PrismaPg` with a temporary shadow database, so that it is never the main one and is always
 * dropped.
 */
class MigrationAdapter {
  provider = 'postgres';
  adapterName = '@prisma/adapter-pg';
  open = [];

  constructor(url, shadowUrl) {
    this.url = url;
    this.shadowUrl = shadowUrl;
  }

  async connect() {
    const adapter = await openAdapter(connection(this.url, { max: 1 }));
    this.open.push(adapter);
    return adapter;
  }

  /** Ends the sessions, and with them the advisory lock that the engine took. */
  async close() {
    await Promise.all(this.open.splice(0).map((adapter) => adapter.dispose()));
  }

  async connectToShadowDb() {
    if (this.shadowUrl) return openAdapter(connection(this.shadowUrl, { max: 1 }));
    const database = `prisma_migrate_shadow_db_${randomUUID()}`;
    await withMaintenanceClient(this.url, (client) =>
      client.query(`CREATE DATABASE ${quoted(database)}`),
    );
    const shadow = await openAdapter(connection(this.url, { database, max: 1 }));
    const dispose = shadow.dispose.bind(shadow);
    shadow.dispose = async () => {
      await dispose();
      await withMaintenanceClient(this.url, (client) =>
        client.query(`DROP DATABASE IF EXISTS ${quoted(database)} WITH (FORCE)`),
      );
    };
    return shadow;
  }
}

/** The WebAssembly engine passes the message of a Rust panic to this function. */
globalThis.PRISMA_WASM_PANIC_REGISTRY = {
  set_message(message) {
    process.stderr.write(
      `${JSON.stringify({ level: 'ERROR', target: 'schema_engine', fields: { is_panic: true, message } })}\n`,
    );
  },
};

async function loadModule() {
  const wasmPath = require
    .resolve('@prisma/schema-engine-wasm/schema_engine_bg')
    .replace(/\.js$/, '.wasm');
  const glue = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const { instance } = await WebAssembly.instantiate(await readFile(wasmPath), {
    './schema_engine_bg.js': glue,
  });
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return glue.SchemaEngine;
}

let modulePromise;

/** A fresh engine per call, so that no call depends on what an earlier one has cached. */
async function withEngine(run) {
  const SchemaEngine = await (modulePromise ??= loadModule());
  const datamodels = await Promise.all(
    options.datamodels.map(async (file) => [file, await readFile(file, 'utf8')]),
  );
  const adapter = new MigrationAdapter(datasource.url, datasource.shadowDatabaseUrl);
  try {
    const engine = await SchemaEngine.new(
      { datamodels: datamodels.length > 0 ? datamodels : undefined },
      () => {},
      bindMigrationAwareSqlAdapterFactory(adapter),
    );
    return await run(engine);
  } finally {
    await adapter.close();
  }
}

const databaseName = (url) => connection(url).config.database;

const cliCommands = {
  async 'can-connect-to-database'() {
    const client = new pg.Client(connection(datasource.url).config);
    await client.connect();
    await client.end();
  },
  async 'create-database'() {
    await withMaintenanceClient(datasource.url, (client) =>
      client.query(`CREATE DATABASE ${quoted(databaseName(datasource.url))}`),
    );
  },
  async 'drop-database'() {
    await withMaintenanceClient(datasource.url, (client) =>
      client.query(`DROP DATABASE IF EXISTS ${quoted(databaseName(datasource.url))} WITH (FORCE)`),
    );
  },
};

/** What Prisma's CLI reads from the engine's stderr. */
function cliFailure(error) {
  const missing = error.code === '3D000';
  const line = {
    level: 'ERROR',
    target: 'schema_engine::logger',
    fields: {
      is_panic: false,
      error_code: missing ? 'P1003' : error.code === '28P01' ? 'P1000' : 'P1001',
      message: missing
        ? `Database \`${databaseName(datasource.url)}\` does not exist`
        : error.message || String(error),
    },
  };
  // The CLI discards the engine's first stderr line (its start-up notice).
  process.stderr.write(`schema-engine (wasm)\n${JSON.stringify(line)}\n`);
}

/**
 * These calls have no separate shadow database. They read the migrations' schema that a diagnosis
 * on the same engine has just cached.
 */
function withDiagnosis({ migrationsList, filters }, run) {
  return withEngine(async (engine) => {
    await engine.diagnoseMigrationHistory({ migrationsList, filters, optInToShadowDatabase: true });
    return run(engine);
  });
}

/** RPC methods whose WebAssembly name or shape differs from the native engine's. */
const rpcOverrides = {
  getDatabaseVersion: (params) => withEngine((engine) => engine.version(params)),
  createMigration: (params) => withDiagnosis(params, (engine) => engine.createMigration(params)),
  evaluateDataLoss: (params) => withDiagnosis(params, (engine) => engine.evaluateDataLoss(params)),
  createDatabase: async () => {
    await cliCommands['create-database']();
    return { databaseName: databaseName(datasource.url) };
  },
};

async function serve() {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (!line.trim()) continue;
    const { id, method, params } = JSON.parse(line);
    if (!method) continue;
    try {
      const result = await (rpcOverrides[method]?.(params ?? {}) ??
        withEngine((engine) => engine[method](params ?? {})));
      if (method === 'diff' && result.stdout != null) {
        process.stdout.write(
          `${JSON.stringify({ jsonrpc: '2.0', id: randomUUID(), method: 'print', params: { content: result.stdout } })}\n`,
        );
      }
      process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, result: result ?? {} })}\n`);
    } catch (error) {
      if (process.env.DEBUG_ENGINE) console.error(error);
      const data = {
        is_panic: false,
        message: error.message ?? String(error),
        error_code: error.code,
        meta: error.meta,
      };
      process.stdout.write(
        `${JSON.stringify({ jsonrpc: '2.0', id, error: { code: 4466, message: 'An error happened. Check the data field for details.', data } })}\n`,
      );
    }
  }
  process.exit(0);
}

const [mode, command] = positionals;
if (mode === 'cli') {
  try {
    await cliCommands[command]();
  } catch (error) {
    cliFailure(error);
    process.exit(1);
  }
} else {
  await serve();
}
