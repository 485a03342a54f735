import { describe, expect, test } from 'vitest';
import { asOwner } from '@/tests/setup/owner';
import { type StateColumns, stateOf, wouldHelpWith } from './state';

const found: StateColumns = {
  status: 'complete',
  flagged: false,
  is_ai_generated: false,
  is_digitally_manipulated: false,
  not_judged: null,
  facts: { medium: 'camera' },
  reasons: [],
  cleared_at: null,
  confirmed_at: null,
};
const reviewed = new Date('2026-03-10T09:08:07Z');

describe('the state of a verdict', () => {
  test('is its status until the analysis is complete', () => {
    for (const status of ['not_started', 'ongoing', 'failed'] as const)
      expect(stateOf({ ...found, status, flagged: true, cleared_at: reviewed }).state).toBe(status);
  });

  test('is no_findings only where the checks could see enough and found nothing', () => {
    expect(stateOf(found)).toEqual({ state: 'no_findings', inconclusive_reason: null });
    const inconclusive: readonly (Partial<StateColumns> & { because: string })[] = [
      { is_digitally_manipulated: true, because: 'weak_signs' },
      { is_ai_generated: true, because: 'weak_signs' },
      { facts: { medium: 'screenshot' }, not_judged: 'small', because: 'screenshot' },
      { facts: { medium: 'graphic' }, because: 'drawing' },
      { not_judged: 'few_checks', because: 'few_checks' },
      { not_judged: 'small', because: 'small' },
      { not_judged: 'strongly_compressed', because: 'strongly_compressed' },
      { not_judged: 'not_read', because: 'not_read' },
    ];
    for (const { because, ...given } of inconclusive)
      expect(stateOf({ ...found, ...given })).toEqual({
        state: 'inconclusive',
        inconclusive_reason: because,
      });
    expect(stateOf({ ...found, facts: { medium: 'scan' } }).state).toBe('no_findings');
  });

  test('is flagged until a person confirms or clears it, whatever the checks could see', () => {
    const flagged = { ...found, flagged: true, is_digitally_manipulated: true } as const;
    expect(stateOf({ ...flagged, not_judged: 'small' }).state).toBe('flagged');
    expect(stateOf({ ...flagged, confirmed_at: reviewed }).state).toBe('confirmed');
    expect(stateOf({ ...flagged, confirmed_at: reviewed, cleared_at: reviewed }).state).toBe(
      'cleared',
    );
  });

  test('is flagged for a reason to look alone, whatever the engine found', () => {
    const reused = { ...found, reasons: ['same_file'] } as const;
    expect(stateOf(reused).state).toBe('flagged');
    expect(stateOf({ ...reused, not_judged: 'small' }).state).toBe('flagged');
    expect(stateOf({ ...reused, confirmed_at: reviewed }).state).toBe('confirmed');
    expect(stateOf({ ...reused, cleared_at: reviewed }).state).toBe('cleared');
    expect(stateOf({ ...reused, status: 'ongoing' }).state).toBe('ongoing');
  });

  test('names what would help where it is inconclusive', () => {
    expect(wouldHelpWith('screenshot')).toBe('original_file');
    expect(wouldHelpWith('drawing')).toBe('new_photo');
    expect(wouldHelpWith(null)).toBeNull();
  });

  test('is counted in the database by the same rule, for every combination of columns', async () => {
    const combinations = every({
      status: ['not_started', 'ongoing', 'complete', 'failed'],
      flagged: [false, true],
      is_ai_generated: [null, false, true],
      is_digitally_manipulated: [null, false, true],
      not_judged: [null, 'few_checks', 'small', 'strongly_compressed', 'not_read'],
      facts: [null, ...MEDIA.map((medium) => ({ medium }))],
      reasons: [[], ['same_file']],
      cleared_at: [null, reviewed],
      confirmed_at: [null, reviewed],
    });
    expect(combinations).toHaveLength(17_280);
    const states = await asOwner<{ state: string }>(
      `SELECT verdict_state((c->>'status')::"ForensicsStatus", (c->>'flagged')::boolean,
         (c->>'is_ai_generated')::boolean, (c->>'is_digitally_manipulated')::boolean,
         c->>'not_judged', nullif(c->'facts', 'null'), (c->>'cleared_at')::timestamptz,
         (c->>'confirmed_at')::timestamptz,
         ARRAY(SELECT jsonb_array_elements_text(c->'reasons'))) AS state
       FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS listed (c, n) ORDER BY n`,
      [JSON.stringify(combinations)],
    );
    expect(states.map(({ state }) => state)).toEqual(combinations.map((one) => stateOf(one).state));
  });
});

const MEDIA = ['camera', 'web_copy', 'screenshot', 'scan', 'graphic'] as const;

function every(values: { readonly [Key in keyof StateColumns]: readonly StateColumns[Key][] }) {
  let rows: Partial<StateColumns>[] = [{}];
  for (const [key, options] of Object.entries(values))
    rows = rows.flatMap((row) => options.map((option) => ({ ...row, [key]: option })));
  return rows as StateColumns[];
}
