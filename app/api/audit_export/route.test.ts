import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AuditEvent } from '@/lib/contract/events';
import { issueKey } from '@/lib/identity/api-keys/issue';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { makeClaim, makeTenant, type Tenant } from '@/tests/setup/tenants';

type Line = AuditEvent & { readonly client_reference_id: number | null };

let own: Tenant;
let claims: number[];

const CSV_HEADER =
  'client_reference_id,sequence,time,type,actor,session_id,payload,previous_hash,hash';

beforeAll(async () => {
  own = await makeTenant();
  claims = [await makeClaim(own), await makeClaim(own), await makeClaim(own)];
  await makeClaim(await makeTenant());
});

const download = (query = '', tenant = own) =>
  api('GET', `/audit_export?client_id=${tenant.clientId}${query}`, { key: tenant.key });
const linesOf = (text: string): Line[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);

describe('the audit export', () => {
  it('contains all events of the client and its claims in complete chains, and no others', async () => {
    const { status, text, headers } = await download();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/x-ndjson');
    expect(headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="audit-${own.clientId}-all-\\d{4}-\\d\\d-\\d\\d\\.ndjson"`),
    );
    const lines = linesOf(text);
    expect(lines.map(({ client_reference_id: claim, type }) => [claim, type])).toEqual([
      [null, 'api_key.created'],
      ...claims.map((claim) => [claim, 'client_reference.created']),
    ]);
    for (const { previous_hash, payload, hash, ...event } of lines) {
      expect(hash).toBe(
        createHash('sha256')
          .update(previous_hash + payload, 'utf8')
          .digest('hex'),
      );
      const { type, actor, session_id, time, data } = event;
      expect(JSON.parse(payload)).toMatchObject({ type, actor, session_id, time, data });
    }
  });

  it('continues between batches without duplicates or gaps', async () => {
    const tenant = await makeTenant();
    const [first, second] = [await makeClaim(tenant), await makeClaim(tenant)];
    const insert = (table: string, claim: string) =>
      asOwner(
        `INSERT INTO ${table} (client_id, ${claim === '' ? '' : 'client_reference_id,'} sequence, type, payload, previous_hash, hash)
        SELECT $1, ${claim === '' ? '' : `${claim},`} n, 'test.made', '{}', '', '' FROM generate_series(2, 500) n`,
        [tenant.clientId],
      );
    await insert('client_event', '');
    await insert('audit_event', String(first));
    await insert('audit_event', String(second));
    const lines = linesOf((await download('', tenant)).text);
    const sequences = Array.from({ length: 500 }, (_, n) => n + 1);
    expect(lines.map(({ client_reference_id: claim, sequence }) => [claim, sequence])).toEqual(
      [null, first, second].flatMap((claim) => sequences.map((n) => [claim, n])),
    );
  });

  it('of a range includes its start and excludes its end', async () => {
    const tenant = await makeTenant();
    const claim = await makeClaim(tenant);
    const at = async (time: string) =>
      asOwner(`UPDATE audit_event SET create_time = $2 WHERE client_reference_id = $1`, [
        claim,
        time,
      ]);
    await at('2026-03-10T08:00:00Z');
    const count = async (query: string) => linesOf((await download(query, tenant)).text).length;
    expect(await count('&since=2026-03-10T08:00:00Z&until=2026-03-10T08:00:01Z')).toBe(1);
    expect(await count('&since=2026-03-10T09:00:00%2B01:00&until=2026-03-10T08:00:01Z')).toBe(1);
    expect(await count('&since=2026-03-10T07:00:00Z&until=2026-03-10T08:00:00Z')).toBe(0);
    expect(await count('&until=2026-03-11T00:00:00Z')).toBe(1);
  });

  it('as CSV has a header, escapes every cell and contains no formula', async () => {
    const tenant = await makeTenant();
    await api('POST', '/client_reference', {
      key: tenant.key,
      json: { client_reference: 'C "1", north', 'session-id': '=cmd|calc' },
    });
    const { text, headers } = await download('&format=csv', tenant);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [header, , line = '', ...rest] = text.split('\r\n');
    expect(header).toBe(CSV_HEADER);
    expect(rest).toEqual(['']);
    const { text: json } = await download('', tenant);
    const { payload, hash } = linesOf(json)[1] ?? { payload: 'none', hash: 'none' };
    expect(line).toContain(`,"${payload.replaceAll('"', '""')}",`);
    expect(line).toContain(",'=cmd|calc,");
    expect(line.endsWith(`,${hash}`)).toBe(true);
  });

  it.each([
    ['&since=yesterday', 'ERIP00'],
    ['&until=2026-03-10', 'ERIP00'],
    ['&format=xml', 'ERWP00'],
    ['&since=2026-03-10T00:00:00Z&until=2026-03-10T00:00:00Z', 'ERWP00'],
  ])('rejects %s', async (query, code) => {
    expect(await download(query)).toMatchObject({ status: 400, body: { event_code: code } });
  });

  it('requires the scope admin', async () => {
    const key = await issueKey({
      name: 'reader',
      clientIds: [own.clientId],
      scopes: ['read', 'write'],
    });
    expect((await api('GET', '/audit_export', { key })).status).toBe(403);
  });
});
