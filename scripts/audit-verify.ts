/** npm run audit:verify: verifies every hash chain of the audit trail and names each break. */
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { Break } from '@/lib/events/verify/check-chain';
import { verifyAudit } from '@/lib/events/verify/verify';
import { now } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { readOptions, runCommand, stopper } from './command-line/options';

const USAGE = `Usage: npm run audit:verify -- [--client <id>] [--claim <client_reference_id>] [--digest [--until <time>]]
       Exits with status 1 if a chain is broken. --digest prints one hash over the state of all chains at a time
       (--until; default: a minute ago): stored elsewhere, it later reveals whether history was rewritten.`;

const MINUTE_MS = 60_000;
const ID_MAX = 2_147_483_646;

const { values } = readOptions(USAGE, () =>
  parseArgs({
    options: {
      client: { type: 'string' },
      claim: { type: 'string' },
      digest: { type: 'boolean', default: false },
      until: { type: 'string' },
    },
  }),
);
const stop = stopper(USAGE);

function idOf(option: 'client' | 'claim'): number | undefined {
  const text = values[option];
  if (text === undefined) return undefined;
  if (!/^\d{1,10}$/.test(text) || Number(text) > ID_MAX) stop(`--${option}: '${text}' is no id`);
  return Number(text);
}

/**
 * Returns the time up to which chains are verified, at the latest one minute ago: transactions that
 * began before it have ended by now. An invalid or later --until ends the command.
 */
function momentOfDigest(): Date {
  const latest = new Date(Math.floor((now().getTime() - MINUTE_MS) / 1000) * 1000);
  if (values.until === undefined) return latest;
  const time = new Date(values.until);
  if (Number.isNaN(time.getTime()))
    stop(`--until: '${values.until}' is no time, as 2026-11-21T06:00:00Z`);
  if (time > latest) stop('--until: must be at least a minute in the past');
  return time;
}

const placeOf = ({ clientId, claimId, sequence }: Break) =>
  [
    `client ${clientId}`,
    ...(claimId === null ? [] : [`claim ${claimId}`]),
    ...(sequence === null ? [] : [`event ${sequence}`]),
  ].join(' ');

await runCommand(USAGE, async () => {
  const [clientId, claimId, until] = [idOf('client'), idOf('claim'), momentOfDigest()];
  const scope = {
    ...(clientId === undefined ? {} : { clientId }),
    ...(claimId === undefined ? {} : { claimId }),
  };
  const db = new pg.Client({
    connectionString: env().DATABASE_URL,
    application_name: 'audit-verify',
  });
  await db.connect();
  await db.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const { chains, events, breaks, digest, digestChains } = await verifyAudit(db, {
    ...scope,
    until,
    onBreak: (found) => console.log(`BROKEN ${placeOf(found)}: ${found.what}`),
  });
  await db.query('COMMIT');
  await db.end();
  if (chains + events === 0 && Object.keys(scope).length > 0)
    stop('There is no such client or claim.');
  console.log(
    `${chains} chains, ${events} events: ${breaks === 0 ? 'complete' : `broken in ${breaks} place${breaks === 1 ? '' : 's'}`}`,
  );
  if (values.digest)
    console.log(`digest ${digest} of ${digestChains} chains at ${until.toISOString()}`);
  if (breaks > 0) process.exitCode = 1;
});
