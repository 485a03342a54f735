/**
 * npm run forensics:rejudge: judges the pictures of an existing store again with this engine, lists
 * what would change, and applies it.
 */
import { closeSync, openSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findClient } from '@/lib/identity/find-client';
import { database } from '@/lib/platform/database/tenant';
import { csvRow } from '@/lib/shared/csv';
import { fromDateString, isDate } from '@/lib/shared/dates';
import { applyCandidates, type Only } from '@/lib/verdicts/rejudge/apply';
import { type Compared, comparedOf } from '@/lib/verdicts/rejudge/differences';
import { discardCandidates } from '@/lib/verdicts/rejudge/discard';
import { startRejudging } from '@/lib/verdicts/rejudge/start';
import { progressOf } from '@/lib/verdicts/rejudge/status';
import { readOptions, runCommand, stopper } from './command-line/options';

const USAGE = `Usage: npm run forensics:rejudge -- start [--client <name or id>] [--since YYYY-MM-DD] [--claim-state open|closed]
       npm run forensics:rejudge -- status [--client …]
       npm run forensics:rejudge -- differences [--client …] [--csv <file>]
       npm run forensics:rejudge -- apply [--client …] [--only newly-flagged|newly-unflagged]
       npm run forensics:rejudge -- discard [--client …]

  start        queues every picture whose verdict is of another engine version, after all new ones;
               started again, it continues. --since: received since that day
  status       how far the worker is
  differences  each picture whose flag, state or headline would change, and the counts
  apply        makes what was found the verdicts; what a handler cleared or confirmed stays
  discard      drops what was found`;

const ONLY: readonly string[] = ['newly-flagged', 'newly-unflagged'] satisfies Only[];
const CLAIM_STATES: readonly string[] = ['open', 'closed'];
/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

interface Client {
  readonly id: number;
  readonly name: string;
}

const stop: (why: string) => never = stopper(USAGE);
const { values, positionals } = readOptions(USAGE, () =>
  parseArgs({
    allowPositionals: true,
    options: {
      client: { type: 'string' },
      since: { type: 'string' },
      'claim-state': { type: 'string' },
      csv: { type: 'string' },
      only: { type: 'string' },
    },
  }),
);

const OPTIONS_OF: Readonly<Record<string, readonly (keyof typeof values)[]>> = {
  start: ['client', 'since', 'claim-state'],
  status: ['client'],
  differences: ['client', 'csv'],
  apply: ['client', 'only'],
  discard: ['client'],
};

async function clients(): Promise<readonly Client[]> {
  const { client: named } = values;
  if (named === undefined)
    return database().client.findMany({
      select: { id: true, name: true },
      orderBy: { id: 'asc' },
    });
  return [(await findClient(named)) ?? stop(`--client: there is no '${named}'`)];
}

async function start(): Promise<void> {
  const { since, 'claim-state': claimStatus = null } = values;
  if (since !== undefined && !isDate(since)) stop(`--since: '${since}' is no date`);
  if (claimStatus !== null && !CLAIM_STATES.includes(claimStatus))
    stop(`--claim-state: '${claimStatus}' is not one of ${CLAIM_STATES.join(', ')}`);
  const chosen = { since: since === undefined ? null : fromDateString(since), claimStatus };
  for (const { id, name } of await clients()) {
    const { queued, withoutFile } = await startRejudging(id, chosen);
    const missing = withoutFile > 0 ? `, ${withoutFile} without a stored file left out` : '';
    console.log(`client ${id} ${name}: ${queued} queued${missing}`);
  }
}

async function status(): Promise<void> {
  for (const { id, name } of await clients()) {
    const { waiting, ready, failed } = await progressOf(id);
    console.log(`client ${id} ${name}: ${waiting} waiting, ${ready} done, ${failed} failed`);
  }
}

const COLUMNS = [
  'client_id',
  'client_reference',
  'row_id',
  'file_name',
  'change',
  'decision',
  ...['from', 'to'].flatMap((side) =>
    [
      'state',
      'ai_generated_confidence',
      'manipulation_confidence',
      'headline',
      'engine_version',
    ].map((column) => `${side}_${column}`),
  ),
];

const cellsOf = (clientId: number, one: Compared) => [
  clientId,
  one.reference,
  one.rowId,
  one.fileName,
  one.change,
  one.decision,
  ...[one.from, one.to].flatMap((side) => [
    side.state,
    side.ai,
    side.manipulation,
    side.headline,
    side.engineVersion,
  ]),
];

const lineOf = ({ reference, rowId, fileName, decision, from, to }: Compared): string =>
  [
    `${reference}  row ${rowId}  ${fileName}${decision ? `  (${decision} by a handler: stays)` : ''}`,
    ...[from, to].map(
      ({ state, ai, manipulation, headline, engineVersion }, at) =>
        `  ${at === 0 ? 'from' : 'to  '} ${state}, AI ${ai}, edited ${manipulation}: ${headline} [${engineVersion}]`,
    ),
  ].join('\n');

function openToWrite(file: string): number {
  try {
    return openSync(file, 'w');
  } catch (error) {
    return stop(`--csv: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function differences(): Promise<void> {
  const chosen = await clients();
  const file = values.csv === undefined ? null : openToWrite(values.csv);
  if (file !== null) writeSync(file, `${BYTE_ORDER_MARK}${csvRow(COLUMNS)}`);
  for (const { id, name } of chosen) {
    const counts = {
      newly_flagged: 0,
      no_longer_flagged: 0,
      otherwise: 0,
      unchanged: 0,
      decided: 0,
    };
    for await (const one of comparedOf(id)) {
      counts[one.change] += 1;
      if (one.change === 'unchanged') continue;
      if (one.decision !== null) counts.decided += 1;
      if (file === null) console.log(lineOf(one));
      else writeSync(file, csvRow(cellsOf(id, one)));
    }
    const { waiting, failed } = await progressOf(id);
    console.log(
      `client ${id} ${name}: ${counts.newly_flagged} newly flagged, ${counts.no_longer_flagged} no longer flagged, ` +
        `${counts.otherwise} changed otherwise, ${counts.unchanged} unchanged, ${failed} failed, ${waiting} waiting; ` +
        `${counts.decided} of the changed ones were decided by a handler and stay`,
    );
  }
  if (file !== null) closeSync(file);
}

async function apply(): Promise<void> {
  const { only = null } = values;
  if (only !== null && !ONLY.includes(only))
    stop(`--only: '${only}' is not one of ${ONLY.join(', ')}`);
  for (const { id, name } of await clients()) {
    const tally = await applyCandidates(id, only as Only | null);
    console.log(
      `client ${id} ${name}: ${tally.applied} applied; left as they are: ${tally.decided} decided by a handler, ` +
        `${tally.replaced} analysed again or deleted since, ${tally.other_version} found by another engine version`,
    );
  }
}

async function discard(): Promise<void> {
  for (const { id, name } of await clients())
    console.log(`client ${id} ${name}: ${await discardCandidates(id)} discarded`);
}

const VERBS: Readonly<Record<string, () => Promise<void>>> = {
  start,
  status,
  differences,
  apply,
  discard,
};

await runCommand(USAGE, () => {
  const [verb = '', another] = positionals;
  const run = VERBS[verb];
  if (!run || another !== undefined)
    stop(`Name one of ${Object.keys(VERBS).join(', ')}, not '${positionals.join(' ')}'.`);
  const foreign = Object.keys(values).find(
    (name) => !OPTIONS_OF[verb]?.some((one) => one === name),
  );
  if (foreign !== undefined) stop(`--${foreign} has no meaning for ${verb}`);
  return run();
});
