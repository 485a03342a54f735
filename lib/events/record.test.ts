import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { withClient } from '@/lib/platform/database/tenant';
import { type Answer, api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  type MadeAppraisal,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';
import { attachPicture, complete } from '@/tests/setup/verdicts';
import { canonicalJson } from './canonical-json';
import { record } from './record';

let own: Tenant;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant();
});

interface Row {
  sequence: number;
  type: string;
  payload: string;
  previous_hash: string;
  hash: string;
}

const chainOf = (claimId: number) =>
  asOwner<Row>(
    'SELECT sequence, type, payload, previous_hash, hash FROM audit_event WHERE client_reference_id = $1 ORDER BY sequence',
    [claimId],
  );
const outboxOf = (claimId: number) =>
  asOwner<{ type: string; payload: unknown }>(
    'SELECT type, payload FROM outbox WHERE client_reference_id = $1',
    [claimId],
  );
const headOf = async (claimId: number) =>
  (
    await asOwner<{ event_sequence: number; event_hash: string }>(
      'SELECT event_sequence, event_hash FROM client_reference WHERE id = $1',
      [claimId],
    )
  )[0];

/**
 * Checks the documented rule independently of the implementation: hash = SHA-256(previous hash ||
 * payload); the first previous hash is empty.
 */
function expectUnbroken(chain: readonly Row[]): void {
  let previous = '';
  for (const [at, row] of chain.entries()) {
    expect(row.sequence).toBe(at + 1);
    expect(row.previous_hash).toBe(previous);
    expect(row.hash).toBe(
      createHash('sha256')
        .update(previous + row.payload, 'utf8')
        .digest('hex'),
    );
    previous = row.hash;
  }
}

const recordIn = (claimId: number, data: Record<string, unknown>) =>
  withClient(own.clientId, (tx) =>
    record(tx, { ...own.caller, clientReferenceId: claimId, type: 'of.the_tests', data }),
  );

/**
 * At most ten at once, the size of the connection pool, because the test is about order and not
 * about waiting for connections.
 */
async function inTens(calls: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
  const waiting = [...calls.entries()];
  const answers: Answer[] = [];
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        answers[next[0]] = await next[1]();
    }),
  );
  return answers;
}

async function furnish(
  claim: number,
  count: number,
): Promise<{ made: MadeAppraisal; fileName: string }[]> {
  const items: { made: MadeAppraisal; fileName: string }[] = [];
  for (let n = 0; n < count; n += 1) {
    const made = await makeAppraisal(own, claim, { replacement_cost_value: 100 });
    const fileName = await attachPicture(own, claim, made);
    await complete(own, made, fileName);
    items.push({ made, fileName });
  }
  return items;
}

describe('record', () => {
  it('writes the same data to the audit trail and the outbox', async () => {
    const claim = await makeClaim(own);
    await recordIn(claim, { b: 1, a: ['x', { d: null, c: 'æøå 😀 "\\' }] });
    const row = (await chainOf(claim)).at(-1);
    expect(JSON.parse(row?.payload ?? '')).toEqual({
      type: 'of.the_tests',
      actor: own.caller.actor,
      session_id: null,
      time: expect.any(String),
      client_reference_id: claim,
      data: { b: 1, a: ['x', { d: null, c: 'æøå 😀 "\\' }] },
    });
    expect((await outboxOf(claim)).at(-1)).toEqual({
      type: 'of.the_tests',
      payload: JSON.parse(row?.payload ?? '') as unknown,
    });
    expectUnbroken(await chainOf(claim));
  });

  it('is rolled back with the change: no audit row, no outbox row, unchanged head', async () => {
    const claim = await makeClaim(own);
    const before = [await chainOf(claim), await outboxOf(claim), await headOf(claim)];
    const failing = withClient(own.clientId, async (tx) => {
      await tx.clientReference.update({
        where: { clientId_id: { clientId: own.clientId, id: claim } },
        data: { status: 'closed' },
      });
      await record(tx, { ...own.caller, clientReferenceId: claim, type: 'of.the_tests', data: {} });
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect([await chainOf(claim), await outboxOf(claim), await headOf(claim)]).toEqual(before);
  });

  it('rolls back the change if the event has no claim', async () => {
    const claim = await makeClaim(own);
    const failing = withClient(own.clientId, async (tx) => {
      await tx.clientReference.update({
        where: { clientId_id: { clientId: own.clientId, id: claim } },
        data: { status: 'closed' },
      });
      await record(tx, {
        ...own.caller,
        clientReferenceId: 99_999_999,
        type: 'of.the_tests',
        data: {},
      });
    });
    await expect(failing).rejects.toThrow('No claim 99999999');
    expect(await asOwner('SELECT status FROM client_reference WHERE id = $1', [claim])).toEqual([
      { status: 'open' },
    ]);
  });

  it('the chain breaks if a row is changed, removed or swapped', async () => {
    const claim = await makeClaim(own);
    for (let n = 0; n < 3; n += 1) await recordIn(claim, { n });
    const chain = await chainOf(claim);
    const [, one, two] = chain;
    if (!one || !two) throw new Error('not recorded');
    expect(() =>
      expectUnbroken(
        chain.map((row) =>
          row === one ? { ...row, payload: row.payload.replace('"n":0', '"n":9') } : row,
        ),
      ),
    ).toThrow();
    expect(() => expectUnbroken(chain.filter((row) => row !== one))).toThrow();
    expect(() =>
      expectUnbroken(
        chain.map((row) =>
          row === one
            ? { ...two, sequence: row.sequence }
            : row === two
              ? { ...one, sequence: row.sequence }
              : row,
        ),
      ),
    ).toThrow();
  });
});

const UNLOCKED = [2, 3, 5, 6, 8]; // a paid or closed line refuses its ACV
describe('the chain of a claim under concurrent changes', () => {
  it('60 concurrent clears, status changes and ACVs write 60 events to one chain without gaps', async () => {
    const claim = await makeClaim(own);
    const items = await furnish(claim, 20);
    const before = (await chainOf(claim)).length;
    const key = { key: own.key };
    const calls = items.flatMap(({ made: { id }, fileName }, n) => {
      const path = `/client_reference/${claim}/appraisal/${id}`;
      return [
        () =>
          api('POST', `/forensics/${claim}/clear`, {
            ...key,
            json: { appraisal_id: id, file_name: fileName },
          }),
        () =>
          api('PUT', `${path}/appraisal_status`, {
            ...key,
            json: { appraisal_status_id: UNLOCKED[n % UNLOCKED.length] },
          }),
        () =>
          api('PUT', `${path}/acv`, { ...key, json: { actual_cash_value: n, reason: `n ${n}` } }),
      ];
    });
    expect((await inTens(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200));
    const chain = await chainOf(claim);
    expect(chain).toHaveLength(before + 60);
    expectUnbroken(chain);
    expect(await headOf(claim)).toEqual({
      event_sequence: chain.length,
      event_hash: chain.at(-1)?.hash,
    });
    expect(await outboxOf(claim)).toHaveLength(chain.length);
  });

  it('each of 20 concurrent status changes starts from the result of the previous one', async () => {
    const claim = await makeClaim(own);
    const { id } = await makeAppraisal(own, claim);
    const path = `/client_reference/${claim}/appraisal/${id}/appraisal_status`;
    await inTens(
      Array.from(
        { length: 20 },
        (_, n) => () =>
          api('PUT', path, { key: own.key, json: { appraisal_status_id: 1 + ((n * 3) % 8) } }),
      ),
    );
    const changes = (await chainOf(claim))
      .filter(({ type }) => type === 'appraisal.status_changed')
      .map(({ payload }) => (JSON.parse(payload) as { data: { from: number; to: number } }).data);
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.map(({ from }) => from)).toEqual([
      1,
      ...changes.slice(0, -1).map(({ to }) => to),
    ]);
    expect(
      await asOwner('SELECT appraisal_status_id AS id FROM appraisal WHERE id = $1', [id]),
    ).toEqual([{ id: changes.at(-1)?.to }]);
  });

  it('50 × 3 equal concurrent clears write 50 events', async () => {
    const claim = await makeClaim(own);
    const made = await makeAppraisal(own, claim);
    const names: string[] = [];
    for (let n = 0; n < 50; n += 1) names.push(`${n}.jpg`);
    await asOwner(
      `INSERT INTO attachment (client_id, row_id, file_name, client_reference_id, storage_key, media_type, size_bytes, sha256)
      SELECT $1, $2, name, $3, 'none', 'image/jpeg', 1, '' FROM unnest($4::text[]) AS name`,
      [own.clientId, made.rowId, claim, names],
    );
    await asOwner(
      `INSERT INTO forensics_verdict (client_id, row_id, file_name, client_reference_id, status, flagged)
      SELECT $1, $2, name, $3, 'complete', true FROM unnest($4::text[]) AS name`,
      [own.clientId, made.rowId, claim, names],
    );
    const calls = names.flatMap((file_name) =>
      Array.from(
        { length: 3 },
        () => () =>
          api('POST', `/forensics/${claim}/clear`, {
            key: own.key,
            json: { appraisal_id: made.id, file_name },
          }),
      ),
    );
    const answers = await inTens(calls);
    expect(answers.map(({ status, text }) => [status, text])).toEqual(
      calls.map(() => [200, '{"cleared":true}']),
    );
    const chain = await chainOf(claim);
    const cleared = chain
      .filter(({ type }) => type === 'forensics.cleared')
      .map(
        ({ payload }) => (JSON.parse(payload) as { data: { file_name: string } }).data.file_name,
      );
    expect(cleared.sort()).toEqual([...names].sort());
    expectUnbroken(chain);
  });
});

describe('canonical JSON', () => {
  it('gives equal text for equal data in any key order and omits undefined', () => {
    expect(canonicalJson({ b: 1, a: { d: [{ y: 1, x: undefined }], c: null } })).toBe(
      '{"a":{"c":null,"d":[{"y":1}]},"b":1}',
    );
    expect(canonicalJson({ a: { c: null, d: [{ y: 1 }] }, b: 1 })).toBe(
      '{"a":{"c":null,"d":[{"y":1}]},"b":1}',
    );
    expect(canonicalJson({ time: new Date(0), 10: 1, 9: 2 })).toContain(
      '"time":"1970-01-01T00:00:00.000Z"',
    );
  });
});
