import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AuditEvent } from '@/lib/contract/events';
import { issueKey } from '@/lib/identity/api-keys/issue';
import { createUser } from '@/lib/identity/create-user';
import { root } from '@/scripts/launch/root.mjs';
import { api, errorBody, FORBIDDEN, TITLES } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { sessionOf } from '@/tests/setup/sessions';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';

interface Page {
  readonly client_reference_id: number;
  readonly events: readonly AuditEvent[];
  readonly head: { readonly sequence: number; readonly hash: string };
  readonly metadata: { readonly next_cursor: string | null };
}

const STATUSES = [2, 3, 4, 5, 6, 7, 8];

let own: Tenant;
let claimId: number;
let appraisalId: number;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant();
  claimId = await makeClaim(own);
  appraisalId = (await makeAppraisal(own, claimId)).id;
  for (const id of STATUSES)
    await api('PUT', `/client_reference/${claimId}/appraisal/${appraisalId}/appraisal_status`, {
      key: own.key,
      json: { appraisal_status_id: id, session_id: 'label' },
    });
});

const page = async (query = '', key = own.key, id = claimId) =>
  (await api('GET', `/client_reference/${id}/events${query}`, { key })).body as Page;

async function walk(query: string): Promise<AuditEvent[]> {
  const found: AuditEvent[] = [];
  for (let cursor = ''; ;) {
    const { events, metadata } = await page(`${query}${cursor}`);
    found.push(...events);
    if (metadata.next_cursor === null) return found;
    cursor = `&cursor=${metadata.next_cursor}`;
  }
}

describe("a claim's events", () => {
  it('are returned oldest first across pages with actor, time and data', async () => {
    const events = await walk('?limit=4');
    expect(events.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: STATUSES.length + 2 }, (_, n) => n + 1),
    );
    expect(events[0]).toMatchObject({
      type: 'client_reference.created',
      actor: own.caller.actor,
      session_id: null,
      data: { client_reference_id: claimId },
    });
    expect(events.at(-1)).toMatchObject({
      type: 'appraisal.status_changed',
      session_id: 'label',
      data: { appraisal_id: appraisalId, from: 7, to: 8 },
    });
    for (const { payload, type, actor, session_id, time, data } of events)
      expect(JSON.parse(payload)).toEqual({
        type,
        actor,
        session_id,
        time,
        data,
        client_reference_id: claimId,
      });
  });

  it('form a chain that a client can verify from the first event to the head', async () => {
    let previous = '';
    for (const { payload, previous_hash, hash } of await walk('?limit=3')) {
      expect(previous_hash).toBe(previous);
      expect(hash).toBe(
        createHash('sha256')
          .update(previous_hash + payload, 'utf8')
          .digest('hex'),
      );
      previous = hash;
    }
    expect((await page()).head).toEqual({ sequence: STATUSES.length + 2, hash: previous });
  });

  it('pass the verification program in docs/audit.md', async () => {
    const [, program = ''] =
      /```js\n([\s\S]+?)```/.exec(readFileSync(path.join(root, 'docs/audit.md'), 'utf8')) ?? [];
    const { verify } = (await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(program)}`
    )) as { verify: (events: readonly AuditEvent[], head: Page['head']) => string | null };
    const events = await walk('?limit=100');
    const { head } = await page();
    expect(verify(events, head)).toBeNull();
    expect(
      verify(
        events.map((event) =>
          event.sequence === 4
            ? { ...event, payload: event.payload.replace('"to":3', '"to":5') }
            : event,
        ),
        head,
      ),
    ).toContain('4');
    expect(
      verify(
        events.map((event) =>
          event.sequence === 4 ? { ...event, data: { ...event.data, to: 5 } } : event,
        ),
        head,
      ),
    ).toContain('4');
    expect(
      verify(
        events.filter(({ sequence }) => sequence !== 5),
        head,
      ),
    ).toContain('6');
    expect(verify(events.slice(0, -1), head)).not.toBeNull();
  });

  it('filtered by type keep their sequence numbers', async () => {
    const events = await walk('?limit=2&type=appraisal.status_changed');
    expect(events.map(({ sequence }) => sequence)).toEqual(STATUSES.map((_, n) => n + 3));
    expect(await page('?type=no.such')).toMatchObject({
      events: [],
      head: { sequence: STATUSES.length + 2 },
      metadata: { next_cursor: null },
    });
  });

  it('are returned newest first on request, each once across pages', async () => {
    const events = await walk('?limit=4&order=newest');
    expect(events.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: STATUSES.length + 2 }, (_, n) => STATUSES.length + 2 - n),
    );
    expect(events.at(-1)).toMatchObject({ type: 'client_reference.created' });
    expect(await page('?order=newest&cursor=1')).toMatchObject({
      events: [],
      metadata: { next_cursor: null },
    });
  });

  it('filtered by kind contain all its types and no others', async () => {
    expect((await walk('?limit=2&kind=status&order=newest')).map(({ data }) => data['to'])).toEqual(
      STATUSES.toReversed(),
    );
    expect((await walk('?kind=items')).map(({ type }) => type)).toEqual(['appraisal.created']);
    expect((await walk('?kind=claim')).map(({ type }) => type)).toEqual([
      'client_reference.created',
    ]);
    for (const kind of ['acv', 'photos', 'verdicts', 'reports', 'portal'])
      expect((await page(`?kind=${kind}`)).events, kind).toEqual([]);
    for (const query of ['?kind=none', '?order=up'])
      expect(
        await api('GET', `/client_reference/${claimId}/events${query}`, { key: own.key }),
        query,
      ).toMatchObject({ status: 400, body: { event_code: 'ERWP00' } });
  });

  it('contain the name of a person, and none for a system', async () => {
    const id = await makeClaim(own);
    const email = `events-${own.clientId}@example.test`;
    const user = await createUser({
      email,
      name: 'Kari Holm',
      role: 'handler',
      password: 'a password of the tests',
      clientIds: [own.clientId],
    });
    const { id: appraisal } = await makeAppraisal(own, id);
    const session = await sessionOf(user);
    expect(
      (
        await api('PUT', `/client_reference/${id}/appraisal/${appraisal}`, {
          session,
          json: { comment: 'Seen' },
        })
      ).status,
    ).toBe(200);
    expect(
      (await page('?order=newest', own.key, id)).events.map((event) =>
        Reflect.get(event, 'actor_name'),
      ),
    ).toEqual(['Kari Holm', null, null]);
  });

  it("return the identical 404 ERNF00 for another client's claim and a missing one", async () => {
    const other = await makeTenant();
    const theirs = await makeClaim(other);
    const answers = await Promise.all(
      [theirs, 99_999_999, 2 ** 31].map((id) =>
        api('GET', `/client_reference/${id}/events`, { key: own.key }),
      ),
    );
    for (const { status, body } of answers)
      expect([status, body]).toEqual([
        404,
        errorBody('ERNF00', TITLES.NF, 'Client reference not found'),
      ]);
  });

  it('return an empty page beyond the end and 400 ERIP00 for an invalid cursor', async () => {
    expect(await page('?cursor=2147483647')).toMatchObject({
      events: [],
      metadata: { next_cursor: null },
    });
    for (const cursor of ['x', '-1', '2147483648', '1.5', ''])
      expect(
        await api('GET', `/client_reference/${claimId}/events?cursor=${cursor}`, { key: own.key }),
        cursor,
      ).toMatchObject({ status: 400, body: { event_code: 'ERIP00' } });
  });

  it('include a tampered event unchanged', async () => {
    const id = await makeClaim(own);
    await asOwner(
      `UPDATE audit_event SET payload = 'no JSON', hash = 'none' WHERE client_reference_id = $1`,
      [id],
    );
    expect((await page('', own.key, id)).events).toMatchObject([
      {
        type: 'client_reference.created',
        actor: '',
        session_id: null,
        data: {},
        payload: 'no JSON',
        hash: 'none',
      },
    ]);
  });
});

describe("a client's own events", () => {
  it('require the admin scope and form a chain of the chosen client', async () => {
    const tenant = await makeTenant();
    await issueKey({ name: 'reader', clientIds: [tenant.clientId], scopes: ['read'] });
    const { body } = await api('GET', '/client_events', { key: tenant.key });
    const { events, head } = body as Page;
    expect(body).toMatchObject({ client_id: tenant.clientId });
    expect(events.map(({ sequence, type }) => [sequence, type])).toEqual([
      [1, 'api_key.created'],
      [2, 'api_key.created'],
    ]);
    expect(events[1]?.hash).toBe(
      createHash('sha256').update(`${events[0]?.hash}${events[1]?.payload}`, 'utf8').digest('hex'),
    );
    expect(head).toEqual({ sequence: 2, hash: events[1]?.hash });
    const reader = await issueKey({
      name: 'reader',
      clientIds: [tenant.clientId],
      scopes: ['read', 'write'],
    });
    expect((await api('GET', '/client_events', { key: reader })).status).toBe(403);
    expect(
      await api('GET', `/client_events?client_id=${own.clientId}`, { key: tenant.key }),
    ).toMatchObject({ status: 403, body: FORBIDDEN });
  });
});
