import { beforeAll, describe, expect, it } from 'vitest';
import { api, errorBody } from '@/tests/setup/api';
import { makeDraft } from '@/tests/setup/rule-sets';
import { makeTenant, type Tenant } from '@/tests/setup/tenants';

let own: Tenant;

beforeAll(async () => {
  own = await makeTenant({ currency: 'DKK' });
});

const send = (method: string, path: string, json?: unknown, ifMatch?: string) =>
  api(method, path, {
    key: own.key,
    ...(json === undefined ? {} : { json }),
    ...(ifMatch === undefined ? {} : { headers: { 'if-match': ifMatch } }),
  });
const changed = (revision: number) => ({
  status: 412,
  body: errorBody(
    'ERWP00',
    'Edit conflict',
    `revision : does not match: that of the draft is ${revision} now`,
  ),
});

async function draft() {
  const id = await makeDraft(own, null);
  return { id, path: `/rule_sets/${id}` };
}

describe('concurrent edits of a draft', () => {
  it('accepts the first change and rejects the second; equal values are no change', async () => {
    const { path } = await draft();
    const { body: read } = await send('GET', path);
    expect(read).toMatchObject({ revision: 1 });
    expect((await send('PUT', path, { name: 'By the first', revision: 1 })).body).toMatchObject({
      name: 'By the first',
      revision: 2,
    });
    expect(await send('PUT', path, { name: 'By the second', revision: 1 })).toMatchObject(
      changed(2),
    );
    expect((await send('PUT', path, { name: 'By the first', revision: 2 })).body).toMatchObject({
      revision: 2,
    });
    expect((await send('GET', path)).body).toMatchObject({ name: 'By the first', revision: 2 });
  });

  it('of two concurrent changes one is stored and one is rejected', async () => {
    const { path } = await draft();
    const answers = await Promise.all(
      ['One', 'Other'].map((name) => send('PUT', path, { name, revision: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const saved = answers.find(({ status }) => status === 200)?.body as { name: string };
    expect((await send('GET', path)).body).toMatchObject({ name: saved.name, revision: 2 });
  });

  it('publishes only the previewed revision, or the current one if none is given', async () => {
    const { path } = await draft();
    const { body } = await send('GET', `${path}/preview`);
    expect(body).toMatchObject({ revision: 1 });
    await send('PUT', path, { name: 'Changed after the preview' });
    expect(
      await send('POST', `${path}/publish`, { effective_from: '2020-01-01', revision: 1 }),
    ).toMatchObject(changed(2));
    expect((await send('GET', path)).body).toMatchObject({ state: 'draft' });
    expect(
      (await send('POST', `${path}/publish`, { effective_from: '2020-01-01', revision: 2 })).body,
    ).toMatchObject({ state: 'published', name: 'Changed after the preview' });
    const other = await draft();
    expect(
      (await send('POST', `${other.path}/publish`, { effective_from: '2020-01-01' })).status,
    ).toBe(200);
  });

  it('refuses a change, a publication and a deletion by another revision in If-Match', async () => {
    const { path } = await draft();
    const read = await send('GET', path);
    const tag = read.headers.get('etag') ?? '';
    expect(tag).toBe('"1"');
    expect((await send('PUT', path, { name: 'By the first' }, tag)).body).toMatchObject({
      revision: 2,
    });
    const date = { effective_from: '2020-01-01' };
    for (const refused of [
      await send('PUT', path, { name: 'By the second' }, tag),
      await send('POST', `${path}/publish`, date, tag),
      await send('DELETE', path, undefined, tag),
      await send('PUT', path, { name: 'By the second', revision: 2 }, tag),
      await send('PUT', path, { name: 'By the second', revision: 1 }, '"2"'),
      await send('DELETE', path, undefined, '"none"'),
    ])
      expect(refused).toMatchObject(changed(2));
    expect((await send('PUT', path, { name: 'Unquoted' }, '2')).status).toBe(400);
    expect((await send('GET', path)).body).toMatchObject({
      name: 'By the first',
      state: 'draft',
      revision: 2,
    });
    expect((await send('POST', `${path}/publish`, date, '"1", W/"2"')).body).toMatchObject({
      state: 'published',
    });
    const other = await draft();
    expect((await send('DELETE', other.path, undefined, '"1"')).status).toBe(204);
  });

  it('of a change and a publication of what was previewed, at once, one takes effect', async () => {
    const { path } = await draft();
    const { body } = await send('GET', `${path}/preview`);
    const tag = `"${(body as { revision: number }).revision}"`;
    const answers = await Promise.all([
      send('PUT', path, { name: 'Changed' }, tag),
      send('POST', `${path}/publish`, { effective_from: '2020-01-01' }, tag),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { name, state } = (await send('GET', path)).body as { name: string; state: string };
    expect([name === 'Changed', state]).toEqual(
      answers[0]?.status === 200 ? [true, 'draft'] : [false, 'published'],
    );
  });

  it('another client cannot learn of a draft by its revision', async () => {
    const { path } = await draft();
    const other = await makeTenant();
    for (const [method, json] of [
      ['PUT', { name: 'x' }],
      ['DELETE', undefined],
    ] as const)
      expect(
        (
          await api(method, path, {
            key: other.key,
            ...(json && { json }),
            headers: { 'if-match': '"9"' },
          })
        ).status,
      ).toBe(404);
  });
});
