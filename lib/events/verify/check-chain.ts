import { createHash } from 'node:crypto';

/** The chain of a claim or, if `claimId` is null, of the client itself. */
export interface ChainName {
  readonly clientId: number;
  readonly claimId: number | null;
}

export interface ChainRow extends ChainName {
  readonly sequence: number;
  readonly type: string;
  readonly payload: string;
  readonly previousHash: string;
  readonly hash: string;
  readonly time: Date;
}

/** The head of a chain as stored in the row of its claim or client. */
export interface Head extends ChainName {
  readonly sequence: number;
  readonly hash: string;
}

/** An inconsistency in a chain. `sequence` is null if it concerns the chain and not one event. */
export interface Break extends ChainName {
  readonly sequence: number | null;
  readonly what: string;
}

/** Checks one chain row by row, in constant memory: it stores only the last sequence and hash. */
export class ChainCheck {
  #sequence = 0;
  #hash = '';

  constructor(
    readonly chain: ChainName,
    private readonly onBreak: (found: Break) => void,
  ) {}

  add(row: ChainRow): void {
    const { sequence } = row;
    if (sequence !== this.#sequence + 1)
      this.#say(
        sequence,
        `follows event ${this.#sequence}: ${missing(this.#sequence + 1, sequence - 1)}`,
      );
    if (row.previousHash !== this.#hash)
      this.#say(
        sequence,
        `does not continue event ${this.#sequence}: its previous hash is another one's`,
      );
    if (hashOf(row) !== row.hash)
      this.#say(sequence, 'has a hash that is not the one of its payload');
    const disagreeing = columnsAgainstPayload(row);
    if (disagreeing.length > 0)
      this.#say(sequence, `has a payload that disagrees with its ${disagreeing.join(', ')}`);
    [this.#sequence, this.#hash] = [sequence, row.hash];
  }

  end(head: Head): void {
    if (head.sequence > this.#sequence)
      this.#say(null, `its end is cut off: ${missing(this.#sequence + 1, head.sequence)}`);
    if (head.sequence < this.#sequence)
      this.#say(null, `has events after the last one that was recorded, ${head.sequence}`);
    if (head.sequence === this.#sequence && head.hash !== this.#hash)
      this.#say(null, 'ends in another hash than the one that was recorded');
  }

  #say(sequence: number | null, what: string): void {
    this.onBreak({ ...this.chain, sequence, what });
  }
}

const missing = (from: number, to: number) =>
  from >= to ? `event ${from} is missing` : `events ${from} to ${to} are missing`;

const hashOf = ({ previousHash, payload }: ChainRow): string =>
  createHash('sha256').update(previousHash).update(payload).digest('hex');

function columnsAgainstPayload({ clientId, claimId, type, time, payload }: ChainRow): string[] {
  let content: Record<string, unknown>;
  try {
    content = { ...(JSON.parse(payload) as Record<string, unknown>) };
  } catch {
    return ['form: it is no JSON'];
  }
  const owner =
    claimId === null
      ? content['client_id'] === clientId
      : content['client_reference_id'] === claimId;
  return [
    ...(content['type'] === type ? [] : ['type']),
    ...(content['time'] === time.toISOString() ? [] : ['time']),
    ...(owner ? [] : [claimId === null ? 'client' : 'claim']),
  ];
}
