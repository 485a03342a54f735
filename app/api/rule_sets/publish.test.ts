import { describe, expect, it } from 'vitest';
import { errorBody, TITLES } from '@/tests/setup/api';
import { makeDraft } from '@/tests/setup/rule-sets';
import { makeTenant } from '@/tests/setup/tenants';
import { send, eventsOf, PUBLISHED } from './rule-sets.fixture';

describe('publishing a rule set', () => {
  it('assigns the next version and prevents further changes', async () => {
    const tenant = await makeTenant();
    const [first, second] = [await makeDraft(tenant), await makeDraft(tenant, 'swedish')];
    expect(
      (await send('POST', `/rule_sets/${second}/publish`, { effective_from: '2026-01-01' }, tenant))
        .body,
    ).toMatchObject({ version: 1, state: 'published', effective_from: '2026-01-01' });
    expect(
      (await send('POST', `/rule_sets/${first}/publish`, { effective_from: '2031-01-01' }, tenant))
        .body,
    ).toMatchObject({ version: 2, effective_from: '2031-01-01' });
    for (const [method, path, json] of [
      ['PUT', '', { name: 'other' }],
      ['DELETE', '', undefined],
      ['POST', '/publish', { effective_from: '2026-01-01' }],
    ] as const) {
      expect(await send(method, `/rule_sets/${first}${path}`, json, tenant)).toMatchObject({
        status: 400,
        body: PUBLISHED,
      });
    }
    expect(await eventsOf(tenant)).toEqual([
      'rule_set.created',
      'rule_set.created',
      'rule_set.published',
      'rule_set.published',
    ]);
  });

  it.each([undefined, {}, { effective_from: null }])(
    'is rejected without a valid effective date and keeps the draft: %j',
    async (json) => {
      const tenant = await makeTenant();
      const id = await makeDraft(tenant);
      const answer = await send('POST', `/rule_sets/${id}/publish`, json, tenant);
      expect([answer.status, answer.body]).toEqual([
        400,
        errorBody('ERMP00', TITLES.MP, 'effective_from : field required'),
      ]);
      expect((await send('GET', `/rule_sets/${id}`, undefined, tenant)).body).toMatchObject({
        state: 'draft',
        version: null,
      });
    },
  );

  it('five concurrent requests for one draft publish one version', async () => {
    const tenant = await makeTenant();
    const id = await makeDraft(tenant);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        send('POST', `/rule_sets/${id}/publish`, { effective_from: '2026-01-01' }, tenant),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  it('five drafts published concurrently get five versions', async () => {
    const tenant = await makeTenant();
    const ids = [
      await makeDraft(tenant),
      await makeDraft(tenant),
      await makeDraft(tenant),
      await makeDraft(tenant),
      await makeDraft(tenant),
    ];
    const answers = await Promise.all(
      ids.map((id) =>
        send('POST', `/rule_sets/${id}/publish`, { effective_from: '2026-01-01' }, tenant),
      ),
    );
    expect(answers.map(({ body }) => (body as { version: number }).version).sort()).toEqual([
      1, 2, 3, 4, 5,
    ]);
  });
});
