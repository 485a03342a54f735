import { describe, expect, it } from 'vitest';
import { issueKey } from '@/lib/identity/api-keys/issue';
import { errorBody, TITLES } from '../setup/api';
import { own, other, ofClients, call, create } from './credentials.fixture';

describe('client_id', () => {
  it('a key of several clients must name one: 400 ERMP00 from every operation', async () => {
    const key = await issueKey({ name: 'both', clientIds: [own.clientId, other.clientId] });
    for (const operation of ofClients().filter(({ id }) => id !== 'readSession')) {
      const { status, body } = await call(operation, { key });
      expect([status, body], operation.id).toEqual([
        400,
        errorBody('ERMP00', TITLES.MP, 'client_id : field required'),
      ]);
    }
  });

  it('may be in query, body or both, as an integer or its decimal string', async () => {
    const key = await issueKey({ name: 'both', clientIds: [own.clientId, other.clientId] });
    const { clientId } = own;
    for (const [query, extra] of [
      [`?client_id=${clientId}`, {}],
      ['', { client_id: clientId }],
      ['', { client_id: String(clientId) }],
      [`?client_id=${clientId}`, { client_id: clientId }],
      [`?client_id=${clientId}`, { client_id: null }],
    ] as const) {
      expect((await create(key, query, extra)).status, `${query} ${JSON.stringify(extra)}`).toBe(
        200,
      );
    }
  });

  it('query and body that differ are 400 ERWP00, whatever the clients', async () => {
    const key = await issueKey({ name: 'both', clientIds: [own.clientId, other.clientId] });
    for (const who of [key, own.key]) {
      const { status, body } = await create(who, `?client_id=${own.clientId}`, {
        client_id: other.clientId,
      });
      expect([status, body]).toEqual([
        400,
        errorBody('ERWP00', TITLES.WP, 'client_id : has conflicting values'),
      ]);
    }
  });

  it.each(['abc', '', '1.5', '-1', '0x1', ' 1', '1e3', '99999999999'])(
    '%j is no integer: 400 ERIP00, in query and body',
    async (wrong) => {
      const expected = [400, errorBody('ERIP00', TITLES.IP, 'client_id : must be an integer')];
      const inQuery = await create(own.key, `?client_id=${encodeURIComponent(wrong)}`, {});
      const inBody = await create(own.key, '', { client_id: wrong });
      expect([inQuery.status, inQuery.body]).toEqual(expected);
      expect([inBody.status, inBody.body]).toEqual(expected);
    },
  );

  it.each([1.5, true, [], {}, -1])('%j in the body is 400 ERIP00', async (wrong) => {
    expect((await create(own.key, '', { client_id: wrong })).body).toEqual(
      errorBody('ERIP00', TITLES.IP, 'client_id : must be an integer'),
    );
  });
});
