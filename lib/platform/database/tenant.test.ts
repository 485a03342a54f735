import { beforeAll, describe, expect, it } from 'vitest';
import { record } from '@/lib/events/record';
import { startRejudging } from '@/lib/verdicts/rejudge/start';
import { asOwner, tablesWithClient } from '@/tests/setup/owner';
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
import { pool } from './pool';
import { database, withClient, withClients } from './tenant';

/**
 * Tables with a client_id but without a policy: memberships and client settings. They are read
 * before a caller acts for a client and hold no claim data.
 */
const WITHOUT_POLICY = [
  'api_key_client',
  'appraisal_status_transition',
  'client_appraisal_status',
  'user_client',
];

let [a, b]: Tenant[] = [];
let claimOfA: number;
let appraisalOfA: MadeAppraisal;

const made = () => {
  if (!a || !b) throw new Error('not set up');
  return { a, b };
};

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  a = await makeTenant();
  b = await makeTenant();
  claimOfA = await makeClaim(a);
  appraisalOfA = await makeAppraisal(a, claimOfA);
  await complete(a, appraisalOfA, await attachPicture(a, claimOfA, appraisalOfA));
  await startRejudging(a.clientId, { since: null, claimStatus: null });
  await makeClaim(b);
});

const tenantTables = async () =>
  (await tablesWithClient()).filter((table) => !WITHOUT_POLICY.includes(table));

describe('row-level security, for queries without a condition on the client', () => {
  it('a transaction of one client sees no row of another in any tenant table', async () => {
    for (const table of await tenantTables()) {
      const rows = await withClient(made().b.clientId, (tx) =>
        tx.$queryRawUnsafe<{ client_id: number }[]>(`SELECT client_id FROM "${table}"`),
      );
      expect(
        rows.filter((row) => row.client_id !== made().b.clientId),
        table,
      ).toEqual([]);
    }
    for (const table of [
      'client_reference',
      'claimed_item',
      'appraisal',
      'attachment',
      'forensics_verdict',
      'verdict_candidate',
      'audit_event',
      'outbox',
      'price_snapshot',
    ]) {
      const rows = await withClient(made().a.clientId, (tx) =>
        tx.$queryRawUnsafe<unknown[]>(`SELECT 1 FROM "${table}"`),
      );
      expect(rows.length, `${table}: there is something to hide`).toBeGreaterThan(0);
    }
  });

  it('without a client no row is visible, inside a transaction and outside', async () => {
    for (const table of await tenantTables()) {
      expect(await database().$queryRawUnsafe(`SELECT 1 FROM "${table}"`), table).toEqual([]);
      expect(
        await withClients([], (tx) => tx.$queryRawUnsafe(`SELECT 1 FROM "${table}"`)),
        table,
      ).toEqual([]);
      expect((await pool().query(`SELECT 1 FROM "${table}"`)).rows, table).toEqual([]);
    }
  });

  it('the clients set in a transaction are reset at its end, on the same connection', async () => {
    const connection = await pool().connect();
    try {
      await connection.query('BEGIN');
      await connection.query(`SELECT set_config('app.client_ids', $1, true)`, [
        String(made().a.clientId),
      ]);
      expect((await connection.query('SELECT 1 FROM client_reference')).rowCount).toBe(1);
      await connection.query('COMMIT');
      expect((await connection.query('SELECT 1 FROM client_reference')).rowCount).toBe(0);
    } finally {
      connection.release();
    }
  });

  it("another client's rows cannot be changed, removed or written", async () => {
    const inB = (statement: string) =>
      withClient(made().b.clientId, (tx) => tx.$executeRawUnsafe(statement));
    expect(
      await inB(`UPDATE client_reference SET reference = 'stolen' WHERE id = ${claimOfA}`),
    ).toBe(0);
    expect(await inB(`DELETE FROM appraisal WHERE id = ${appraisalOfA.id}`)).toBe(0);
    await expect(
      inB(
        `INSERT INTO client_reference (client_id, reference, language, currency) VALUES (${made().a.clientId}, 'planted', 'en', 'EUR')`,
      ),
    ).rejects.toThrow(/row-level security/);
    await expect(
      inB(`UPDATE client_reference SET client_id = ${made().a.clientId}`),
    ).rejects.toThrow(/row-level security/);
    expect(
      await asOwner(`SELECT 1 FROM client_reference WHERE reference IN ('stolen', 'planted')`),
    ).toEqual([]);
  });

  it('every table with a client_id has the policy', async () => {
    const rows = await asOwner<{ name: string; is_on: boolean; policies: string[] }>(
      `
      SELECT c.relname AS name, c.relrowsecurity AS is_on, coalesce(array_agg(p.polname::text) FILTER (WHERE p.polname IS NOT NULL), '{}') AS policies
      FROM pg_class c LEFT JOIN pg_policy p ON p.polrelid = c.oid WHERE c.relname = ANY ($1) AND c.relnamespace = 'public'::regnamespace GROUP BY 1, 2`,
      [await tenantTables()],
    );
    expect(
      rows
        .filter(({ is_on: isOn, policies }) => !isOn || !policies.includes('own_clients'))
        .map(({ name }) => name),
    ).toEqual([]);
    expect((await tablesWithClient()).filter((table) => WITHOUT_POLICY.includes(table))).toEqual(
      WITHOUT_POLICY,
    );
  });

  it('every foreign key between tenant tables includes the client_id', async () => {
    const rows = await asOwner<{ name: string }>(
      `
      SELECT k.conname AS name FROM pg_constraint k
      WHERE k.contype = 'f' AND k.conrelid::regclass::text = ANY ($1) AND k.confrelid::regclass::text = ANY ($1)
        AND NOT EXISTS (SELECT FROM unnest(k.conkey, k.confkey) AS pair (own, theirs)
          JOIN pg_attribute o ON o.attrelid = k.conrelid AND o.attnum = pair.own AND o.attname = 'client_id'
          JOIN pg_attribute t ON t.attrelid = k.confrelid AND t.attnum = pair.theirs AND t.attname = 'client_id')`,
      [await tenantTables()],
    );
    expect(rows).toEqual([]);
  });

  it("composite foreign keys refuse another client's row, even to the owner", async () => {
    const { b: other } = made();
    const insert = `INSERT INTO claimed_item (client_id, client_reference_id, display_id) VALUES ($1, $2, 99)`;
    await expect(asOwner(insert, [other.clientId, claimOfA])).rejects.toThrow(/foreign key/);
    await expect(
      asOwner('UPDATE appraisal SET client_id = $1 WHERE id = $2', [
        other.clientId,
        appraisalOfA.id,
      ]),
    ).rejects.toThrow(/foreign key/);
    await expect(
      asOwner(
        `INSERT INTO attachment (client_id, row_id, file_name, client_reference_id, storage_key, media_type, size_bytes, sha256) VALUES ($1, $2, 'x', $3, 'k', 't', 1, 'h')`,
        [other.clientId, appraisalOfA.rowId, claimOfA],
      ),
    ).rejects.toThrow(/foreign key/);
  });
});

describe('the application role', () => {
  it('is cvs_app, owns nothing and cannot bypass row-level security', async () => {
    const { rows } = await pool()
      .query(`SELECT current_user AS name, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin,
      (SELECT count(*)::int FROM pg_class WHERE relowner = r.oid) AS owned FROM pg_roles r WHERE rolname = current_user`);
    expect(rows).toEqual([
      {
        name: 'cvs_app',
        rolsuper: false,
        rolbypassrls: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolcanlogin: false,
        owned: 0,
      },
    ]);
    expect(await database().$queryRaw`SELECT current_user::text AS name`).toEqual([
      { name: 'cvs_app' },
    ]);
  });

  it('stays cvs_app after RESET ROLE and RESET ALL', async () => {
    const connection = await pool().connect();
    try {
      for (const statement of ['RESET ROLE', 'RESET ALL', 'DISCARD ALL']) {
        await connection.query(statement);
        expect((await connection.query('SELECT current_user AS name')).rows, statement).toEqual([
          { name: 'cvs_app' },
        ]);
        expect((await connection.query('SELECT 1 FROM client_reference')).rowCount, statement).toBe(
          0,
        );
      }
    } finally {
      connection.release(true);
    }
  });

  it.each([
    'UPDATE audit_event SET payload = payload',
    'DELETE FROM audit_event',
    'TRUNCATE audit_event',
    'ALTER TABLE audit_event DISABLE ROW LEVEL SECURITY',
    'DROP POLICY own_clients ON audit_event',
    'SELECT * FROM _prisma_migrations',
    'DELETE FROM appraisal_status',
    'CREATE TABLE public.mine (x int)',
  ])('may not: %s', async (statement) => {
    await expect(
      withClient(made().a.clientId, (tx) => tx.$executeRawUnsafe(statement)),
    ).rejects.toThrow(/permission denied|must be owner/);
  });

  it('an event of another client cannot be recorded', async () => {
    const { b: other } = made();
    const before = await asOwner('SELECT * FROM audit_event WHERE client_reference_id = $1', [
      claimOfA,
    ]);
    await expect(
      withClient(other.clientId, (tx) =>
        record(tx, {
          clientId: made().a.clientId,
          clientReferenceId: claimOfA,
          type: 'forged.event',
          actor: 'b',
          data: {},
        }),
      ),
    ).rejects.toThrow();
    expect(
      await asOwner('SELECT * FROM audit_event WHERE client_reference_id = $1', [claimOfA]),
    ).toEqual(before);
  });
});
