import type pg from 'pg';
import type { ChainName, ChainRow, Head } from './check-chain';

/** A connection that row-level security does not restrict. */
export type Reader = Pick<pg.ClientBase, 'query'>;

export interface Scope {
  readonly clientId?: number;
  readonly claimId?: number;
}

const BATCH_ROWS = 500;

/** A client's own chain has claim id 0, which no claim has. */
interface ChainColumns {
  client_id: number;
  claim_id: number;
}

type HeadColumns = ChainColumns & { event_sequence: number; event_hash: string };
type RowColumns = ChainColumns & {
  sequence: number;
  type: string;
  payload: string;
  previous_hash: string;
  hash: string;
  create_time: Date;
};

interface Walk<Columns> {
  /**
   * $1 client and $2 claim, or null for all; from $3 on, the key of the last row of the previous
   * batch.
   */
  readonly statement: string;
  readonly key: (row: Columns) => readonly number[];
  /** A key below all others, so that rows with a tampered sequence of 0 or less are read too. */
  readonly beginning: readonly number[];
}

export interface Source {
  readonly heads: Walk<HeadColumns>;
  readonly rows: Walk<RowColumns>;
}

const LOWEST = -2_147_483_648;

export const CLIENT_CHAINS: Source = {
  heads: {
    statement: `SELECT id AS client_id, 0 AS claim_id, event_sequence, event_hash FROM client
      WHERE ($1::int IS NULL OR id = $1) AND $2::int IS NULL AND id > $3 ORDER BY id LIMIT ${BATCH_ROWS}`,
    key: ({ client_id }) => [client_id],
    beginning: [LOWEST],
  },
  rows: {
    statement: `SELECT client_id, 0 AS claim_id, sequence, type, payload, previous_hash, hash, create_time FROM client_event
      WHERE ($1::int IS NULL OR client_id = $1) AND $2::int IS NULL AND (client_id, sequence) > ($3, $4)
      ORDER BY client_id, sequence LIMIT ${BATCH_ROWS}`,
    key: ({ client_id, sequence }) => [client_id, sequence],
    beginning: [LOWEST, LOWEST],
  },
};

export const CLAIM_CHAINS: Source = {
  heads: {
    statement: `SELECT client_id, id AS claim_id, event_sequence, event_hash FROM client_reference
      WHERE ($1::int IS NULL OR client_id = $1) AND ($2::int IS NULL OR id = $2) AND (client_id, id) > ($3, $4)
      ORDER BY client_id, id LIMIT ${BATCH_ROWS}`,
    key: ({ client_id, claim_id }) => [client_id, claim_id],
    beginning: [LOWEST, LOWEST],
  },
  rows: {
    statement: `SELECT client_id, client_reference_id AS claim_id, sequence, type, payload, previous_hash, hash, create_time FROM audit_event
      WHERE ($1::int IS NULL OR client_id = $1) AND ($2::int IS NULL OR client_reference_id = $2)
        AND (client_id, client_reference_id, sequence) > ($3, $4, $5)
      ORDER BY client_id, client_reference_id, sequence LIMIT ${BATCH_ROWS}`,
    key: ({ client_id, claim_id, sequence }) => [client_id, claim_id, sequence],
    beginning: [LOWEST, LOWEST, LOWEST],
  },
};

async function* batches<Columns extends ChainColumns>(
  db: Reader,
  { statement, key, beginning }: Walk<Columns>,
  { clientId, claimId }: Scope,
) {
  let after = beginning;
  for (let length = BATCH_ROWS; length === BATCH_ROWS;) {
    const { rows } = await db.query<Columns>(statement, [
      clientId ?? null,
      claimId ?? null,
      ...after,
    ]);
    yield* rows;
    const last = rows.at(-1);
    if (last) after = key(last);
    length = rows.length;
  }
}

const nameOf = ({ client_id: clientId, claim_id: claimId }: ChainColumns): ChainName => ({
  clientId,
  claimId: claimId === 0 ? null : claimId,
});

/** Ordered by client and claim, like `rowsOf`. */
export async function* headsOf(db: Reader, { heads }: Source, scope: Scope): AsyncGenerator<Head> {
  for await (const row of batches(db, heads, scope)) {
    yield { ...nameOf(row), sequence: row.event_sequence, hash: row.event_hash };
  }
}

export async function* rowsOf(
  db: Reader,
  { rows }: Source,
  scope: Scope,
): AsyncGenerator<ChainRow> {
  for await (const row of batches(db, rows, scope)) {
    const { sequence, type, payload, previous_hash: previousHash, hash, create_time: time } = row;
    yield { ...nameOf(row), sequence, type, payload, previousHash, hash, time };
  }
}
