import { createHash } from 'node:crypto';
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueKey } from '@/lib/identity/api-keys/issue';
import { useClock } from '@/lib/platform/clock';
import { withClient } from '@/lib/platform/database/tenant';
import { asOwner, ownerConnection } from '@/tests/setup/owner';
import { sized } from '@/tests/setup/profile';
import { idOfKey, makeClaim, makeTenant, type Tenant } from '@/tests/setup/tenants';
import { record } from '../record';
import type { Break } from './check-chain';
import { type Damage, DAMAGES, setHead } from './damages.fixture';
import { verifyAudit } from './verify';

const EVENTS = sized(300, 10_000);
const CLAIMS = 8;
const LONG_MS = 600_000;

let tenants: Tenant[] = [];
const claims: { clientId: number; id: number; length: number }[] = [];
let db: pg.Client;

beforeAll(async () => {
  tenants = [await makeTenant(), await makeTenant()];
  for (const tenant of tenants)
    for (let n = 0; n < CLAIMS / 2; n += 1)
      claims.push({ clientId: tenant.clientId, id: await makeClaim(tenant), length: 1 });
  for (const claim of claims) await fill(claim, Math.ceil(EVENTS / CLAIMS) - 1);
  db = await ownerConnection();
}, LONG_MS);

afterAll(() => db.end());

async function fill(claim: (typeof claims)[number], count: number): Promise<void> {
  for (let made = 0; made < count; made += 100) {
    await withClient(claim.clientId, async (tx) => {
      for (let n = made; n < Math.min(count, made + 100); n += 1) {
        await record(tx, {
          clientId: claim.clientId,
          clientReferenceId: claim.id,
          type: n % 3 === 0 ? 'of.the_tests' : 'of.others',
          actor: 'test',
          data: { n, text: 'æ"\\😀' },
        });
      }
    });
  }
  claim.length += count;
}

const UNTIL = new Date('2200-01-01T00:00:00Z');

async function verify(scope: { clientId?: number; claimId?: number } = {}, until = UNTIL) {
  const breaks: Break[] = [];
  const verified = await verifyAudit(db, {
    ...scope,
    until,
    onBreak: (found) => breaks.push(found),
  });
  return { ...verified, found: breaks };
}

/** Runs the statements as the owner of the database, verifies and rolls back. */
async function verifyAfter(statements: Damage, scope = {}, until = UNTIL) {
  await db.query('BEGIN');
  try {
    let touched = 0;
    for (const [statement, values] of statements)
      touched += (await db.query(statement, [...values])).rowCount ?? 0;
    expect(touched, 'there was something to damage').toBeGreaterThan(0);
    return await verify(scope, until);
  } finally {
    await db.query('ROLLBACK');
  }
}

/** Random events to damage: n and m differ, and `other` is the next claim. */
const places = fc
  .record({ claim: fc.nat(CLAIMS - 1), n: fc.nat(), m: fc.nat() })
  .map(({ claim, n, m }) => {
    const { id, length } = claims[claim] ?? { id: 0, length: 2 };
    const first = 1 + (n % length);
    return {
      id,
      length,
      n: first,
      m: 1 + ((first - 1 + 1 + (m % (length - 1))) % length),
      other: claims[(claim + 1) % CLAIMS]?.id ?? 0,
    };
  });

describe('verifying all chains', () => {
  it('finds no break in an untouched trail and reads every event', async () => {
    const { chains, events, breaks } = await verify();
    const [counted] = await asOwner<{ n: number }>(
      'SELECT (SELECT count(*) FROM audit_event)::int + (SELECT count(*) FROM client_event)::int AS n',
    );
    expect({ chains, events, breaks }).toEqual({
      chains: CLAIMS + tenants.length,
      events: counted?.n,
      breaks: 0,
    });
    expect(events).toBeGreaterThanOrEqual(EVENTS);
  });

  it.each(Object.entries(DAMAGES))(
    '%s: found at any event and reported for that claim only',
    async (_what, damage) => {
      await fc.assert(
        fc.asyncProperty(places, async ({ id, n, m, length, other }) => {
          const { found, breaks } = await verifyAfter(damage(id, n, m, length, other));
          expect(breaks).toBeGreaterThan(0);
          expect(found).toHaveLength(breaks);
          expect(new Set(found.map(({ claimId }) => claimId))).toEqual(new Set([id]));
        }),
        { numRuns: 12 },
      );
    },
    LONG_MS,
  );

  it('reports the event at which a chain breaks', async () => {
    const { id = 0 } = claims[2] ?? {};
    const { found } = await verifyAfter(DAMAGES['a payload changed']?.(id, 7, 8, 30, 0) ?? []);
    expect(found).toEqual([
      {
        clientId: claims[2]?.clientId,
        claimId: id,
        sequence: 7,
        what: 'has a hash that is not the one of its payload',
      },
    ]);
    const gap = await verifyAfter(DAMAGES['a row removed']?.(id, 7, 8, 30, 0) ?? []);
    expect(gap.found.map(({ sequence, what }) => [sequence, what])).toEqual([
      [8, 'follows event 6: event 7 is missing'],
      [8, "does not continue event 6: its previous hash is another one's"],
    ]);
  });

  it("finds damage in a client's own chain, and none after rollback", async () => {
    const [tenant] = tenants;
    const first =
      (
        await asOwner<{ n: number }>('SELECT event_sequence AS n FROM client WHERE id = $1', [
          tenant?.clientId,
        ])
      )[0]?.n ?? 0;
    expect(first).toBeGreaterThan(0);
    for (const statement of [
      `UPDATE client_event SET payload = replace(payload, 'api_key', 'api_kex') WHERE client_id = $1 AND sequence = 1`,
      'DELETE FROM client_event WHERE client_id = $1 AND sequence = 1',
      'UPDATE client SET event_sequence = 0 WHERE id = $1',
    ]) {
      const { found } = await verifyAfter([[statement, [tenant?.clientId]]]);
      expect(found.length, statement).toBeGreaterThan(0);
      expect(
        new Set(found.map(({ clientId, claimId }) => `${clientId} ${claimId}`)),
        statement,
      ).toEqual(new Set([`${tenant?.clientId} null`]));
    }
    expect((await verify()).breaks).toBe(0);
  });

  it('verifies only the given client or claim', async () => {
    const [claim, sibling] = claims;
    const damage = DAMAGES['a row removed']?.(sibling?.id ?? 0, 2, 3, 30, 0) ?? [];
    expect(await verify({ claimId: claim?.id ?? 0 })).toMatchObject({
      chains: 1,
      events: claim?.length,
      breaks: 0,
    });
    expect(await verify({ clientId: tenants[1]?.clientId ?? 0 })).toMatchObject({
      chains: 1 + CLAIMS / 2,
      breaks: 0,
    });
    expect((await verifyAfter(damage, { claimId: claim?.id })).breaks).toBe(0);
    expect((await verifyAfter(damage, { clientId: tenants[1]?.clientId })).breaks).toBe(0);
    expect((await verifyAfter(damage, { clientId: tenants[0]?.clientId })).breaks).toBeGreaterThan(
      0,
    );
  });

  it('in a snapshot, does not report concurrently recorded events as damage', async () => {
    const [claim] = claims;
    if (!claim) throw new Error('not set up');
    await db.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const before = await verify();
    await fill(claim, 3);
    const after = await verify();
    await db.query('COMMIT');
    expect(after).toEqual(before);
    expect((await verify()).events).toBe(before.events + 3);
  });

  it('rejects a login under row-level security, which hides events from it', async () => {
    await db.query('BEGIN');
    try {
      await db.query('SET LOCAL ROLE cvs_app');
      await expect(verify()).rejects.toThrow('bound by row-level security');
    } finally {
      await db.query('ROLLBACK');
    }
  });
});

describe('the digest of all heads', () => {
  it('reveals a chain that was rewritten with its head, which verification alone cannot', async () => {
    const { id = 0 } = claims[1] ?? {};
    const { digest } = await verify();
    const rewritten = await verifyAfter([
      ...(DAMAGES['a payload changed and the whole rest linked anew']?.(id, 3, 4, 30, 0) ?? []),
      setHead(id),
    ]);
    expect(rewritten.breaks).toBe(0);
    expect(rewritten.digest).not.toBe(digest);
  });

  it('of a past moment is stable as chains grow and reveals a fully deleted claim', async () => {
    const until = new Date();
    const { digest } = await verify({}, until);
    const restore = useClock({ now: () => new Date(until.getTime() + 1000) });
    const [claim, last] = [claims[0], claims.at(-1)];
    if (!claim || !last) throw new Error('not set up');
    await fill(claim, 2);
    await issueKey({ name: 'another', clientIds: [claim.clientId] });
    restore();
    expect((await verify({}, until)).digest).toBe(digest);
    const vanished = await verifyAfter(
      [
        ['DELETE FROM audit_event WHERE client_reference_id = $1', [last.id]],
        ['DELETE FROM client_reference WHERE id = $1', [last.id]],
      ],
      {},
      until,
    );
    expect(vanished.breaks).toBe(0);
    expect(vanished.digest).not.toBe(digest);
  });

  it('follows the format in docs/audit.md: one line per chain', async () => {
    const heads = await asOwner<{ line: string }>(`
      SELECT line FROM (
        SELECT 0 AS kind, id AS client, 0 AS claim, id || ' - ' || event_sequence || ' ' || event_hash || E'\\n' AS line FROM client WHERE event_sequence > 0
        UNION ALL SELECT 1, client_id, id, client_id || ' ' || id || ' ' || event_sequence || ' ' || event_hash || E'\\n' FROM client_reference WHERE event_sequence > 0
      ) heads ORDER BY kind, client, claim`);
    const expected = createHash('sha256')
      .update(heads.map(({ line }) => line).join(''))
      .digest('hex');
    expect(await verify()).toMatchObject({ digest: expected, digestChains: heads.length });
  });
});

describe('write access to the audit trail', () => {
  it.each([
    'UPDATE client_event SET payload = payload',
    'DELETE FROM client_event',
    'TRUNCATE client_event',
    'ALTER TABLE client_event DISABLE ROW LEVEL SECURITY',
    'UPDATE audit_event SET hash = hash',
    'DELETE FROM audit_event',
    'TRUNCATE audit_event',
  ])('the application role cannot run: %s', async (statement) => {
    await expect(
      withClient(tenants[0]?.clientId ?? 0, (tx) => tx.$executeRawUnsafe(statement)),
    ).rejects.toThrow(/permission denied|must be owner/);
  });

  it('reports a deleted claim, because its events remain', async () => {
    const [tenant] = tenants;
    if (!tenant) throw new Error('not set up');
    const id = await makeClaim(tenant);
    await withClient(
      tenant.clientId,
      (tx) => tx.$executeRaw`DELETE FROM client_reference WHERE id = ${id}`,
    );
    expect((await verify()).found).toEqual([
      {
        clientId: tenant.clientId,
        claimId: id,
        sequence: null,
        what: 'the claim of its events is not there',
      },
    ]);
  });

  it("every API key of a tenant is recorded in the client's trail", async () => {
    const [tenant] = tenants;
    const rows = await asOwner<{ payload: string }>(
      'SELECT payload FROM client_event WHERE client_id = $1 ORDER BY sequence',
      [tenant?.clientId],
    );
    expect(JSON.parse(rows[0]?.payload ?? '')).toMatchObject({
      type: 'api_key.created',
      actor: 'operator',
      client_id: tenant?.clientId,
      data: { api_key_id: idOfKey(tenant?.key ?? ''), scopes: ['read', 'write', 'admin'] },
    });
  });
});
