import { beforeAll, describe, expect, it } from 'vitest';
import { api, errorBody } from '@/tests/setup/api';
import { makeDraft } from '@/tests/setup/rule-sets';
import { makeTenant, type Tenant } from '@/tests/setup/tenants';

let own: Tenant;

beforeAll(async () => {
  own = await makeTenant({ currency: 'DKK' });
});

const send = (method: string, path: string, json?: unknown) =>
  api(method, path, { key: own.key, ...(json === undefined ? {} : { json }) });
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
});
