/**
 * Imports a million products with five offers each from feeds, through the normal import; one feed
 * is imported twice. Then measures the lookups through the services that the routes call, among ten
 * thousand products and among all.
 */
import { createReadStream, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { beginRun } from '@/lib/catalogue/imports/begin-run';
import { runImport } from '@/lib/catalogue/imports/run';
import type { Tally } from '@/lib/catalogue/import/import-feed';
import type { Caller } from '@/lib/identity/caller';
import { database } from '@/lib/platform/database/tenant';
import { env } from '@/lib/platform/env';
import { writeFeed } from './feed';
import { type Kind, quantile, timesOf } from './questions';

const [figuresFile = 'catalogue.json', ...flags] = process.argv.slice(2);
const isSmall = flags.includes('--small');
const FEW = isSmall ? 200 : 10_000;
const ALL = isSmall ? 1000 : 1_000_000;
const SHOPS = 5;
const ROUNDS = isSmall ? 20 : 400;
const DAY = '2026-03-10';
const KINDS: readonly Kind[] = ['suggestion', 'search', 'prices'];
const LIMITS_MS = { suggestion: 50, search: 100, prices: 30 } as const;
const GROWTH_MAX = 1.5;

const figures: { name: string; value: number; sign: string; limit: number; ok: boolean }[] = [];

function report(name: string, value: number, sign: '<=' | '>=', limit: number): void {
  const ok = sign === '<=' ? value <= limit : value >= limit;
  figures.push({ name, value, sign, limit, ok });
  console.log(`BENCH ${name} ${value.toFixed(2)} ${sign} ${limit} ${ok ? 'ok' : 'short'}`);
}

const owner = new pg.Client(env().DATABASE_URL);
owner.on('error', () => {}); // after a failure the database may stop before this connection ends
await owner.connect();
const feedFile = path.join(env().DATA_DIR, 'feed.tsv');

interface Imported {
  readonly tally: Tally;
  readonly seconds: number;
}

/**
 * Writes, imports and removes one shop's feed of the first `count` products. The writing is not
 * counted.
 */
async function importShop(shop: number, count: number): Promise<Imported> {
  await writeFeed(feedFile, shop, count);
  const run = await beginRun({
    fileName: 'feed.tsv',
    fileBytes: statSync(feedFile).size,
    shopName: `Shop ${shop}`,
    currency: 'DKK',
    dryRun: false,
    day: DAY,
  });
  const [startedMs, cpu] = [performance.now(), process.cpuUsage()];
  const { status, cause, tally } = await runImport(run, { chunks: createReadStream(feedFile) });
  const seconds = (performance.now() - startedMs) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  rmSync(feedFile);
  if (status !== 'done' || tally.rowsRefused > 0)
    throw new Error(
      `Shop ${shop}: ${status} ${JSON.stringify(cause)} ${JSON.stringify(tally.errors.slice(0, 3))}`,
    );
  const { productsNew, offersNew, offersUnchanged } = tally;
  console.log(
    `  shop ${shop}, ${count} rows: ${seconds.toFixed(1)} s, ${Math.round(count / seconds)} rows/s, ${((user + system) / count).toFixed(1)} µs of processor a row in the importing process; ` +
      `${productsNew} products and ${offersNew} offers new, ${offersUnchanged} unchanged`,
  );
  return { tally, seconds };
}

async function measure(
  caller: Caller,
  count: number,
): Promise<Record<Kind, { p50: number; p95: number }>> {
  await owner.query('VACUUM ANALYZE');
  const found: Partial<Record<Kind, { p50: number; p95: number }>> = {};
  for (const kind of KINDS) {
    const times = await timesOf(kind, caller, count, ROUNDS);
    found[kind] = { p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
    console.log(
      `  ${kind} among ${count} products, n = ${ROUNDS}: p50 ${found[kind].p50.toFixed(2)} ms, p95 ${found[kind].p95.toFixed(2)} ms`,
    );
  }
  return found as Record<Kind, { p50: number; p95: number }>;
}

async function everyShop(count: number): Promise<Imported[]> {
  const all: Imported[] = [];
  for (let shop = 1; shop <= SHOPS; shop += 1) all.push(await importShop(shop, count));
  return all;
}

const rate = (imports: readonly Imported[], rows: (tally: Tally) => number): number =>
  imports.reduce((sum, { tally }) => sum + rows(tally), 0) /
  imports.reduce((sum, { seconds }) => sum + seconds, 0);

async function contents(): Promise<string> {
  const { rows } = await owner.query(
    'SELECT (SELECT count(*) FROM product) AS products, (SELECT count(*) FROM offer) AS offers, (SELECT sum(hashtext(o::text)::bigint) FROM offer o) AS sum',
  );
  return JSON.stringify(rows[0]);
}

const { id: clientId } = await database().client.create({
  data: { name: 'Bench', currency: 'DKK' },
});
const caller: Caller = {
  kind: 'key',
  clientIds: [clientId],
  clientId,
  actor: 'key:bench',
  sessionId: null,
};

await everyShop(FEW);
const few = await measure(caller, FEW);
const [first, ...others] = await everyShop(ALL);
if (!first) throw new Error('There is no shop');
const before = await contents();
console.log(`  ${before}`);
const again = await importShop(1, ALL);
const isSame = before === (await contents()) && again.tally.offersUnchanged === ALL;
report(
  'catalogue_import_rows_per_second',
  rate([first, ...others], ({ rowsRead }) => rowsRead),
  '>=',
  20_000,
);
report(
  'catalogue_import_new_products_rows_per_second',
  rate([first], ({ rowsRead }) => rowsRead),
  '>=',
  20_000,
);
report(
  'catalogue_import_new_offers_rows_per_second',
  rate(others, ({ rowsRead }) => rowsRead),
  '>=',
  20_000,
);
report(
  'catalogue_import_again_rows_per_second',
  rate([again], ({ rowsRead }) => rowsRead),
  '>=',
  20_000,
);
report('catalogue_import_again_rows_changed', isSame ? 0 : 1, '<=', 0);
const many = await measure(caller, ALL);
for (const kind of KINDS) report(`catalogue_${kind}_p95_ms`, many[kind].p95, '<=', LIMITS_MS[kind]);
for (const kind of KINDS)
  report(`catalogue_${kind}_p50_growth`, many[kind].p50 / few[kind].p50, '<=', GROWTH_MAX);
await owner.end();
if (!isSmall) {
  mkdirSync(path.dirname(figuresFile), { recursive: true });
  writeFileSync(figuresFile, JSON.stringify(figures, null, 2));
}
process.exit(0);
