import { type Break, ChainCheck, type ChainName, type ChainRow, type Head } from './check-chain';
import { HeadsDigest } from './digest';
import {
  CLAIM_CHAINS,
  CLIENT_CHAINS,
  headsOf,
  type Reader,
  rowsOf,
  type Scope,
  type Source,
} from './read-chains';

interface Verified {
  readonly chains: number;
  readonly events: number;
  readonly breaks: number;
  readonly digest: string;
  /** Number of chains that had events at the moment of the digest. */
  readonly digestChains: number;
}

interface Options extends Scope {
  readonly until: Date;
  readonly onBreak: (found: Break) => void;
}

/**
 * Verifies the chains of all clients and claims, or those in the scope, in batches of a few hundred
 * rows, so that memory is bounded. Run it in one snapshot (repeatable read); otherwise concurrent
 * changes look like damage.
 *
 * Detects any event that was changed, removed, swapped, added or moved and any truncated end,
 * unless the heads in the rows of claims and clients were rewritten to match. An owner of the
 * database can rewrite both; compare the digest with one stored outside that owner's reach to
 * detect this. Throws if row-level security restricts the login.
 */
export async function verifyAudit(
  db: Reader,
  { until, onBreak, ...scope }: Options,
): Promise<Verified> {
  await requireFullView(db);
  const digest = new HeadsDigest(until);
  const count = { chains: 0, events: 0, breaks: 0 };
  const found = (one: Break) => {
    count.breaks += 1;
    onBreak(one);
  };
  for (const source of [CLIENT_CHAINS, CLAIM_CHAINS]) {
    for await (const step of merged(db, source, scope, found)) {
      if (step === 'chain') count.chains += 1;
      else {
        count.events += 1;
        digest.add(step);
      }
    }
  }
  return { ...count, digest: digest.digest(), digestChains: digest.chains };
}

/**
 * Merges heads and rows, which have the same order. Checks the rows of each chain and reports
 * chains without a head.
 */
async function* merged(
  db: Reader,
  source: Source,
  scope: Scope,
  onBreak: (found: Break) => void,
): AsyncGenerator<ChainRow | 'chain'> {
  const heads = headsOf(db, source, scope);
  const rows = rowsOf(db, source, scope);
  let row = await next(rows);
  for (let head = await next(heads); head || row; head = await next(heads)) {
    while (row && comesBefore(row, head)) {
      const { clientId, claimId } = row;
      onBreak({
        clientId,
        claimId,
        sequence: null,
        what: `the ${claimId === null ? 'client' : 'claim'} of its events is not there`,
      });
      for (const orphan: ChainName = row; row && compare(row, orphan) === 0; row = await next(rows))
        yield row;
    }
    if (!head) return;
    yield 'chain';
    const check = new ChainCheck({ clientId: head.clientId, claimId: head.claimId }, onBreak);
    for (; row && compare(row, head) === 0; row = await next(rows)) {
      check.add(row);
      yield row;
    }
    check.end(head);
  }
}

const next = async <T extends Head | ChainRow>(items: AsyncGenerator<T>): Promise<T | null> => {
  const { value, done } = await items.next();
  return done ? null : value;
};

const compare = (one: ChainName, other: ChainName): number =>
  one.clientId - other.clientId || (one.claimId ?? 0) - (other.claimId ?? 0);

const comesBefore = (row: ChainName, head: ChainName | null): boolean =>
  head === null || compare(row, head) < 0;

/** Row-level security would hide events from the login, so that verification could miss damage. */
async function requireFullView(db: Reader): Promise<void> {
  const { rows } = await db.query<{ bound: boolean }>(`
    SELECT bool_or(row_security_active(name)) AS bound FROM unnest(ARRAY['audit_event', 'client_event', 'client_reference']) AS name`);
  if (rows[0]?.bound !== false)
    throw new Error(
      'This login is bound by row-level security and does not see every event: verify as the owner of the tables.',
    );
}
