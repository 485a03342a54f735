import { describe, expect, it, vi } from 'vitest';
import { customerPortalExample } from '@/lib/contract/examples/portal';
import { ApiError } from '@/lib/client/api/api-error';
import { type Problem, problem, problemOf } from '@/lib/shared/reasons';
import { callPortal } from './call-portal';
import { NOTHING_ON_DEVICE } from './on-device';
import { requestNewLink } from './new-link';
import { ready, stateAfter, steady, whatIsSafe } from './state';

const PIN_WRONG = problemOf('X-Portal-Pin', 'pin_wrong', { tries: 3 });
const link = { token: 'x'.repeat(43), pin: null };

async function refusedWith<T>(
  status: number,
  code: string,
  wrong: Problem,
  headers: Record<string, string>,
  run: () => Promise<T>,
): Promise<T> {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({ event_code: code, event_dict: { ...wrong } }, { status, headers }),
    ),
  );
  try {
    return await run();
  } finally {
    vi.unstubAllGlobals();
  }
}

const after = (
  status: number,
  code: string,
  wrong: Problem,
  headers: Record<string, string> = {},
) =>
  refusedWith(status, code, wrong, headers, () =>
    callPortal(link, 'GET /portal', {}).then(
      () => null,
      (error: unknown) => stateAfter(error, { phase: 'loading' }),
    ),
  );
const named = (header?: string) =>
  after(
    401,
    'ERIT00',
    problem('portal_link_expired'),
    header === undefined ? {} : { 'x-portal-insurer': header },
  );

describe('a refused link', () => {
  it.each([
    [problem('portal_link_replaced'), 'replaced'],
    [problem('portal_link_ended'), 'revoked'],
    [problem('portal_link_expired'), 'idle'],
    [problem('credential_invalid'), 'unknown'],
  ])('with %j is shown as %s at once', async (refusal, asking) => {
    expect(await after(401, 'ERIT00', refusal)).toMatchObject({ phase: 'ended', asking });
  });

  it('that was replaced while its page requests a new one is not called unknown', async () => {
    expect(
      await refusedWith(401, 'ERIT00', problem('portal_link_replaced'), {}, () =>
        requestNewLink(link),
      ),
    ).toBe('replaced');
    expect(
      await refusedWith(401, 'ERIT00', problem('credential_invalid'), {}, () =>
        requestNewLink(link),
      ),
    ).toBe('unknown');
  });

  it('names its insurer in any script, and nobody if the name is missing or malformed', async () => {
    expect(await named('Bj%C3%B8rk%20%26%20S%C3%B8n')).toMatchObject({
      phase: 'ended',
      insurer: 'Bjørk & Søn',
    });
    expect(await named()).toMatchObject({ insurer: null });
    expect(await named('%')).toMatchObject({ insurer: null });
  });

  it('that is locked distinguishes a lock by the insurer from five wrong PINs', async () => {
    expect(await after(403, 'ERIT02', problem('portal_link_pin_guessed'))).toMatchObject({
      phase: 'locked',
      isGuessed: true,
    });
    expect(await after(403, 'ERIT02', problem('portal_link_locked'))).toMatchObject({
      phase: 'locked',
      isGuessed: false,
    });
  });

  it('keeps the name and language that the open page showed', () => {
    expect(
      stateAfter(
        new ApiError(403, 'ERIT02', '', null, [problem('portal_link_locked')]),
        ready(customerPortalExample, NOTHING_ON_DEVICE, true),
      ),
    ).toMatchObject({
      insurer: customerPortalExample.insurer,
      language: customerPortalExample.language,
    });
  });

  it.each([
    [400, 'ERMP02', 'pin'],
    [400, 'ERWP02', 'pin'],
    [403, 'ERIT02', 'locked'],
  ] as const)(
    'with %i %s has the language of the claim before the PIN, if that is supported',
    async (status, code, phase) => {
      expect(await after(status, code, PIN_WRONG, { 'x-portal-language': 'da' })).toMatchObject({
        phase,
        language: 'da',
      });
      expect(await after(status, code, PIN_WRONG, { 'x-portal-language': 'xx' })).toMatchObject({
        phase,
        language: null,
      });
      expect(await after(status, code, PIN_WRONG)).toMatchObject({ phase, language: null });
    },
  );
});

describe('reloaded data', () => {
  it('keeps the object of each unchanged item, so that its card is not rendered again', () => {
    const before = {
      ...customerPortalExample,
      items: [1, 2].flatMap((row_id) =>
        customerPortalExample.items.slice(0, 1).map((one) => ({ ...one, row_id })),
      ),
    };
    const copy = structuredClone(before);
    const news = {
      ...copy,
      version: 9,
      items: copy.items.map((one) => (one.row_id === 2 ? { ...one, notes: 'scratched' } : one)),
    };
    const after = steady(before, news);
    expect(after).toEqual(news);
    expect(after.items.map((one, at) => one === before.items[at])).toEqual([true, false]);
  });
});

describe('the note that all answers are saved', () => {
  const [item] = customerPortalExample.items;
  const answer = {
    answer: 'confirmed',
    reason: null,
    description: null,
    quantity: null,
    condition: null,
    age: null,
    date_purchase: null,
    age_months: null,
    notes: null,
  } as const;
  const answered = { ...customerPortalExample, items: item ? [{ ...item, answer }] : [] };

  it('is shown when the service has everything, even if that is only a comment', () => {
    expect(whatIsSafe(ready(answered, NOTHING_ON_DEVICE, true))).toBe('allSafe');
    const unanswered = {
      ...answered,
      items: answered.items.map((one) => ({ ...one, answer: null })),
    };
    expect(
      whatIsSafe(ready({ ...unanswered, comment: 'The hall too' }, NOTHING_ON_DEVICE, true)),
    ).toBe('allSafe');
    expect(whatIsSafe(ready({ ...unanswered, comment: '' }, NOTHING_ON_DEVICE, true))).toBeNull();
  });

  it('is not shown while a comment is being sent, even an emptied one', () => {
    expect(
      whatIsSafe(ready(answered, { ...NOTHING_ON_DEVICE, remark: 'The hall too' }, true)),
    ).toBeNull();
    expect(whatIsSafe(ready(answered, { ...NOTHING_ON_DEVICE, remark: '' }, true))).toBeNull();
  });

  it('is not shown while an answer is being sent, nor after the submission', () => {
    expect(whatIsSafe({ ...ready(answered, NOTHING_ON_DEVICE, true), savingRow: 7 })).toBeNull();
    expect(
      whatIsSafe(ready({ ...answered, link_status: 'submitted' }, NOTHING_ON_DEVICE, true)),
    ).toBeNull();
  });
});
