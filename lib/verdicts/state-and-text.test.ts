import { describe, expect, test } from 'vitest';
import { EDIT_DETECTORS, type Judged } from '@/lib/forensics/judged';
import { type StoredSignal, verdictText } from '@/lib/forensics/sentences/analysis';
import { dictionaryOf } from '@/lib/forensics/sentences/languages';
import { signal } from '@/lib/forensics/signal';
import { LANGUAGES } from '@/lib/shared/languages';
import { stateOf } from './state';

const INCONCLUSIVE = /^(?:Inconclusive|Uafklaret|Oklart|Uavklart|Unklar|Epäselvä): /u;
const WEAK = /^(?:Weak|Svagt?|Svaga|Svake?|Schwache|Heikko)/u;
const PROBABLY = /probably|sandsynligvis|sannolikt|sannsynligvis|wahrscheinlich|todennäköise/iu;

const neutral = EDIT_DETECTORS.map((name): StoredSignal => ({
  finding: 'neutral',
  score: 0,
  message: `${name}.none`,
  values: {},
  sentence: '',
}));
const pasted = (score: number) =>
  signal({
    detector: 'foreign_grid',
    about: 'manipulation',
    finding: 'suspicious',
    score,
    message: 'foreign_grid.found',
    values: { place: 'left', shift_x: 3, shift_y: 5, votes: 40, cells: 44 },
  });

const MEDIA = ['camera', 'web_copy', 'screenshot', 'scan', 'graphic'] as const;
const UNJUDGED: readonly Judged['not_judged'][] = [
  null,
  'few_checks',
  'small',
  'strongly_compressed',
  'not_read',
];
/** What the engine can conclude from one finding, and from none. */
const FOUND = [
  { signals: neutral, flagged: false, is_digitally_manipulated: false },
  { signals: [...neutral, pasted(0.3)], flagged: false, is_digitally_manipulated: false },
  { signals: [...neutral, pasted(0.6)], flagged: false, is_digitally_manipulated: false },
  { signals: [...neutral, pasted(0.3)], flagged: false, is_digitally_manipulated: true },
  { signals: [...neutral, pasted(0.6)], flagged: false, is_digitally_manipulated: true },
  { signals: [...neutral, pasted(0.95)], flagged: true, is_digitally_manipulated: true },
] as const;

const pictures = MEDIA.flatMap((medium) =>
  UNJUDGED.flatMap((not_judged) =>
    FOUND.map(({ signals, ...found }) => {
      const judged: Judged = { ...found, is_ai_generated: false, not_judged };
      const facts = { width: 4000, height: 3000, jpeg_quality: 60, medium };
      const { state, inconclusive_reason: reason } = stateOf({
        ...judged,
        status: 'complete',
        facts,
        reasons: [],
        cleared_at: null,
        confirmed_at: null,
      });
      return { signals, facts, judged, state, reason };
    }),
  ),
);

describe.each(LANGUAGES)('state and text of a verdict in %s', (language) => {
  const speech = { language, messages: dictionaryOf(language) };
  const texts = pictures.map(({ signals, facts, judged, state, reason }) => {
    const { headline, others, analysis } = verdictText(signals, facts, judged, speech);
    return { headline, analysis: [analysis, ...others].join(' '), state, reason };
  });

  test('agree about what could not be checked', () => {
    for (const { headline, state, reason } of texts)
      expect([headline, INCONCLUSIVE.test(headline)]).toEqual([
        headline,
        state === 'inconclusive' && reason !== 'weak_signs',
      ]);
  });

  test('agree that signs below the threshold are weak', () => {
    for (const { headline, reason } of texts)
      expect([headline, WEAK.test(headline)]).toEqual([headline, reason === 'weak_signs']);
  });

  test('agree that weak signs of an AI origin are no signs of a change', () => {
    const judged = { flagged: false, is_ai_generated: true, is_digitally_manipulated: false };
    const facts = { width: 4000, height: 3000, jpeg_quality: 60, medium: 'camera' };
    const { headline } = verdictText(neutral, facts, { ...judged, not_judged: null }, speech);
    expect(headline).toMatch(WEAK);
    expect(headline).toMatch(/\b(?:AI|KI)\b|tekoäly/u);
  });

  test('say "probably" of flagged pictures only', () => {
    for (const { analysis, state } of texts)
      expect([analysis, PROBABLY.test(analysis)]).toEqual([analysis, state === 'flagged']);
  });
});
