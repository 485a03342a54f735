/**
 * `npm run bench:api [-- --small] [reads|create|door|pgbench|growth …]`: measures the API and its peers
 * on one database in one run. Servers take turns, round after round, and only ratios within a round
 * are compared, because other load slows all of them.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { temporaryFolder } from './check/temporary-folder.mjs';
import { openPeers } from './api-bench/peers.mjs';
import { API_KEY, growTo, loadBenchData } from './api-bench/data.mjs';
import { measure, median } from './api-bench/measure.mjs';
import { pgbench } from './api-bench/pgbench.mjs';
import { build } from './launch/build.mjs';
import { openDatabase } from './launch/database.mjs';
import { migrate } from './launch/migrations.mjs';
import { root } from './launch/root.mjs';
import { childEnvironment, readSettings } from './launch/settings.mjs';

const wanted = process.argv.slice(2).filter((one) => one !== '--small');
/** --small runs every step of the bench in seconds; its figures mean nothing. */
const isSmall = process.argv.includes('--small');
const ROUNDS = Number(process.env['ROUNDS'] ?? (isSmall ? 1 : 7));
/** autocannon stops at a sample only. */
const FEW = { amount: 40, sampleInt: 50 };
const LOAD = isSmall ? FEW : { duration: Number(process.env['SECONDS'] ?? 2) };
/** Long enough for the JIT compiler to optimise each server. */
const WARM_LOAD = isSmall ? FEW : { duration: Number(process.env['WARM_SECONDS'] ?? 8) };
const SIZES = isSmall ? [10, 200] : [10, 200, 2000];
/** Of the claim that appraisals are made in, so that no claim that is read grows. */
const CREATE_SIZE = 1;
/** The door must not be slower than Next; docs/decisions/080 says what it is for. */
const DOOR_MIN = 1;
/** Through the door and through Next; most carts hold ten to fifty appraisals. */
const DOOR_SIZES = isSmall ? [10] : [10, 50, 200];
const PGBENCH_SECONDS = isSmall ? 1 : 3;
const GROWTH = isSmall ? [5000, 6000] : [10_000, 1_000_000];
const figures = [];

function figure(name, value, sign, limit) {
  const ok = sign === '>=' ? value >= limit : value <= limit;
  figures.push({ name, value, sign, limit, ok });
  console.log(`BENCH ${name} ${value.toFixed(3)} ${sign} ${limit} ${ok ? 'ok' : 'short'}`);
}

/**
 * Measures every contestant once per round, in turn.
 * @returns {Promise<Map<string, {requestsPerSecond: number, cpuMs: number}[]>>}
 */
async function inTurns(contestants) {
  const rounds = new Map(Object.keys(contestants).map((name) => [name, []]));
  for (const target of Object.values(contestants)) await measure({ ...target, load: WARM_LOAD });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, target] of Object.entries(contestants)) {
      const result = await measure({ ...target, load: LOAD });
      if (result.failed > 0) throw new Error(`${name}: ${result.failed} requests failed`);
      rounds.get(name).push(result);
    }
  }
  for (const [name, results] of rounds) {
    const spread = results.map(({ requestsPerSecond }) => Math.round(requestsPerSecond)).join(' ');
    console.log(
      `  ${name}: median ${median(results.map((one) => one.requestsPerSecond)).toFixed(0)} requests/s (${spread}), ${median(results.map((one) => one.cpuMs)).toFixed(2)} ms CPU each`,
    );
  }
  return rounds;
}

const ratio = (rounds, one, other, of) =>
  median(rounds.get(one).map((result, round) => result[of] / rounds.get(other)[round][of]));

const settled = (text) =>
  JSON.parse(text, (name, value) =>
    name === 'heatmap_url' ? 'url' : name.endsWith('_time') ? 'time' : value,
  );

/** Returns JSON with the keys of every object sorted. */
const sorted = (value) =>
  JSON.stringify(value, (_, one) =>
    one && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

/** Fails unless the peer gives the same answer, because otherwise a comparison means nothing. */
async function requireSameAnswer(ours, peer) {
  const [mine, theirs] = await Promise.all(
    [ours, peer].map(async ({ url, headers }) =>
      settled(await (await fetch(url, { headers })).text()),
    ),
  );
  if (sorted(mine) !== sorted(theirs))
    throw new Error(
      `The peer's answer is another than ours:\n${sorted(mine).slice(0, 900)}\n${sorted(theirs).slice(0, 900)}`,
    );
}

async function benchReads({ ours, fastify, emptyNext }, { clientId, claims }) {
  const headers = { authorization: `apiKey ${API_KEY}` };
  for (const size of SIZES) {
    const address = `/forensics/${claims.get(size)}/results/all?client_id=${clientId}`;
    const mine = { ...ours, url: `${ours.origin}/api${address}`, headers };
    const peer = { ...fastify, url: `${fastify.origin}${address}` };
    const empty = { ...emptyNext, url: `${emptyNext.origin}/api/empty` };
    await requireSameAnswer(mine, peer);
    console.log(`results/all, ${size} appraisals × 2`);
    const rounds = await inTurns({ ours: mine, fastify: peer, empty });
    if (size === 10)
      figure(
        'results_10_of_empty_next',
        ratio(rounds, 'ours', 'empty', 'requestsPerSecond'),
        '>=',
        0.6,
      );
    else
      figure(
        `results_${size}_of_fastify`,
        ratio(rounds, 'ours', 'fastify', 'requestsPerSecond'),
        '>=',
        size === 200 ? 0.9 : 0.85,
      );
  }
  const url = `${ours.origin}/api/forensics/${claims.get(200)}/results/all?client_id=${clientId}`;
  const { headers: answered } = await fetch(url, { headers });
  console.log('results/all, 200 appraisals × 2, unchanged since the last answer (304)');
  const unchanged = {
    ...ours,
    url,
    headers: { ...headers, 'if-none-match': answered.get('etag') ?? '' },
  };
  const rounds = await inTurns({ unchanged, full: { ...ours, url, headers } });
  figure(
    'results_200_unchanged_of_whole',
    ratio(rounds, 'unchanged', 'full', 'requestsPerSecond'),
    '>=',
    2,
  );
}

const CREATE = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    cpid: 'apple-iphone-13-128-gb',
    rpid: 'apple-iphone-15-pro-128-gb',
    item_quantity: 1,
    replacement_cost_value: 899.95,
  }),
};

async function benchCreate({ ours, emptyNext }, claimId) {
  console.log('POST appraisal');
  const rounds = await inTurns({
    ours: {
      ...ours,
      ...CREATE,
      url: `${ours.origin}/api/client_reference/${claimId}/appraisal`,
      headers: { ...CREATE.headers, authorization: `apiKey ${API_KEY}` },
    },
    empty: { ...emptyNext, ...CREATE, url: `${emptyNext.origin}/api/empty` },
  });
  figure('create_appraisal_cpu_of_empty_next', ratio(rounds, 'ours', 'empty', 'cpuMs'), '<=', 1.8);
}

/** The same request to the same server, past Next and through it: an offered upgrade is Next's. */
async function benchDoor({ ours }, { clientId, claims }) {
  const compare = async (name, path, request = {}) => {
    const url = `${ours.origin}/api${path}?client_id=${clientId}`;
    const headers = { ...request.headers, authorization: `apiKey ${API_KEY}` };
    console.log(`${name}, past Next and through it`);
    const rounds = await inTurns({
      door: { ...ours, ...request, url, headers },
      next: { ...ours, ...request, url, headers: { ...headers, upgrade: 'h2c' } },
    });
    figure(
      `door_${name}_of_next`,
      ratio(rounds, 'door', 'next', 'requestsPerSecond'),
      '>=',
      DOOR_MIN,
    );
  };
  for (const size of DOOR_SIZES) {
    await compare(`results_${size}`, `/forensics/${claims.get(size)}/results/all`);
    await compare(`cart_${size}`, `/client_reference/${claims.get(size)}/appraisal`);
  }
  await compare('create', `/client_reference/${claims.get(CREATE_SIZE)}/appraisal`, CREATE);
}

/** Measures the same cart among few appraisals and among many. */
async function benchGrowth({ ours }, { clientId, claims }, db) {
  const target = {
    ...ours,
    url: `${ours.origin}/api/client_reference/${claims.get(200)}/appraisal?client_id=${clientId}`,
    headers: { authorization: `apiKey ${API_KEY}` },
    connections: 1,
  };
  const latencies = {};
  for (const total of GROWTH) {
    await growTo(db, clientId, total);
    await measure({ ...target, load: WARM_LOAD });
    const results = [];
    for (let round = 0; round < ROUNDS; round += 1)
      results.push((await measure({ ...target, load: LOAD })).latencyMs);
    latencies[total] = median(results);
    console.log(
      `a cart of 200 among ${total} appraisals: median ${latencies[total].toFixed(2)} ms (${results.map((one) => one.toFixed(2)).join(' ')})`,
    );
  }
  const [few, many] = GROWTH;
  figure('cart_at_1M_of_10k', latencies[many] / latencies[few], '<=', 1.2);
}

const { folder, remove } = await temporaryFolder('api-bench');
await build();
const cluster = await openDatabase(folder, { durable: true });
let peers;
try {
  const settings = readSettings({ DATA_DIR: folder });
  const env = {
    ...childEnvironment(settings, cluster.url()),
    LOG_LEVEL: 'error',
    RATE_LIMIT_READ: '100000000',
    RATE_LIMIT_WRITE: '100000000',
  };
  await migrate(cluster.url());
  const load = spawn(process.execPath, [path.join(root, 'build', 'load-catalogue.mjs')], {
    env,
    stdio: 'ignore',
  });
  await new Promise((resolve) => load.once('close', resolve));
  const db = new pg.Client(cluster.url());
  db.on('error', () => {}); // after a failure the database may stop before this connection ends
  await db.connect();
  const data = await loadBenchData(db, env.KEY_HASH_SECRET, [
    ...new Set([...SIZES, ...DOOR_SIZES, CREATE_SIZE]),
  ]);
  peers = await openPeers(env, cluster.url());
  const parts = {
    reads: () => benchReads(peers, data),
    create: () => benchCreate(peers, data.claims.get(CREATE_SIZE)),
    door: () => benchDoor(peers, data),
    pgbench: () => pgbench(cluster.url(), data, PGBENCH_SECONDS),
    growth: () => benchGrowth(peers, data, db),
  };
  for (const [name, run] of Object.entries(parts))
    if (wanted.length === 0 || wanted.includes(name)) await run();
  await db.end();
} finally {
  peers?.close();
  await cluster.stop();
  remove();
}
if (!isSmall) {
  const out = path.resolve(root, process.env['DATA_DIR'] ?? '.data', 'bench');
  mkdirSync(out, { recursive: true });
  writeFileSync(path.join(out, 'api.json'), JSON.stringify(figures, null, 2));
}
process.exit(0);
