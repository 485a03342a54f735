/**
 * npm run import-prices -- feed.tsv: imports a price feed into the catalogue, completely or not at
 * all.
 */
import { textOf } from '@/lib/shared/reasons';
import { createReadStream, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Tally } from '@/lib/catalogue/import/import-feed';
import { currencyOfClients } from '@/lib/catalogue/imports/currency-of-clients';
import { beginRun } from '@/lib/catalogue/imports/begin-run';
import { runImport } from '@/lib/catalogue/imports/run';
import { now } from '@/lib/platform/clock';
import { isDate, toDateString } from '@/lib/shared/dates';
import { readOptions, runCommand, stopper } from './command-line/options';

const USAGE = `Usage: npm run import-prices -- <feed> [--dry-run] [--currency DKK] [--shop <name>] [--date YYYY-MM-DD]

  <feed>       Google Merchant TSV or XML (RSS 2.0, Atom), or CSV with a header
  --dry-run    rolls the import back at the end, to show what would change
  --currency   the only currency accepted, and that of prices without one; default: the clients'
  --shop       the shop, if the rows have none; default: the host of their links
  --date       the date of the prices; default: today`;

const CHUNK_BYTES = 64 * 1024;
const ERRORS_SHOWN = 50;
const WORDS_SHOWN = 20;

const stop: (why: string) => never = stopper(USAGE);
const { values: options, positionals } = readOptions(USAGE, () =>
  parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      currency: { type: 'string' },
      shop: { type: 'string' },
      date: { type: 'string' },
    },
  }),
);

const [file, another] = positionals;
if (!file || another) stop('Give exactly one feed.');
const day = options.date ?? toDateString(now());
if (!isDate(day)) stop(`${day} is no date.`);
// A price of tomorrow would hide every price added before that day.
if (day > toDateString(now())) stop(`${day} is in the future.`);
if (options.currency !== undefined && !/^[A-Z]{3}$/.test(options.currency))
  stop(`${options.currency} is not an ISO 4217 currency, such as DKK.`);
const size = statSync(file, { throwIfNoEntry: false });
if (!size?.isFile()) stop(`There is no file ${file}.`);

const ofFile = (tally: Readonly<Tally>): string =>
  `${Math.floor((100 * tally.bytesRead) / Math.max(1, size.size))} %`;

function summary(tally: Tally, seconds: number): string {
  const {
    rowsRead,
    rowsRefused,
    productsNew,
    offersNew,
    offersChanged,
    offersConfirmed,
    offersUnchanged,
  } = tally;
  const isSame = offersNew + offersChanged + offersConfirmed + productsNew === 0;
  return [
    `${rowsRead} rows in ${seconds.toFixed(1)} s (${Math.round(rowsRead / seconds)} a second), ${rowsRefused} of them left out`,
    isSame
      ? `Nothing has changed: ${offersUnchanged} offers are as they were.`
      : `${productsNew} products are new. Offers: ${offersNew} new, ${offersChanged} changed, ${offersConfirmed} seen again at the same price, ${offersUnchanged} unchanged.`,
    ...(options['dry-run'] ? ['A dry run: nothing was stored.'] : []),
  ].join('\n');
}

await runCommand(USAGE, async () => {
  const currency = options.currency ?? (await currencyOfClients());
  const run = await beginRun({
    fileName: path.basename(file),
    fileBytes: size.size,
    shopName: options.shop ?? null,
    currency,
    dryRun: options['dry-run'],
    day,
  });
  const startedMs = performance.now();
  const { status, cause, tally } = await runImport(run, {
    chunks: createReadStream(file, { highWaterMark: CHUNK_BYTES }),
    waiting: () => console.error('another import has its turn: waiting'),
    tick: (reached) =>
      console.error(
        `${ofFile(reached)}: ${reached.rowsRead} rows, ${reached.rowsRefused} left out`,
      ),
  });
  for (const { row, field, cause: why } of tally.errors.slice(0, ERRORS_SHOWN))
    console.log(`row ${row}, ${field}: ${textOf(why)}`);
  if (tally.errors.length > ERRORS_SHOWN)
    console.log(`… and more: the first ${tally.errors.length} are in the record of the import`);
  for (const { word, rows } of tally.unknownCategories.list().slice(0, WORDS_SHOWN))
    console.log(`unknown category in ${rows} rows: '${word}'`);
  if (status !== 'done') {
    console.error(`Nothing was imported: ${cause && textOf(cause)}`);
    process.exit(1);
  }
  console.log(summary(tally, (performance.now() - startedMs) / 1000));
  if (tally.rowsRefused === tally.rowsRead) {
    console.error('Every row was left out.');
    process.exit(1);
  }
});
