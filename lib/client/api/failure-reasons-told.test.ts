import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/shared/languages';
import { loadSpeaker } from '@/lib/i18n/load-speaker';

const textsOf = (file: string, call: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(call)].map(([, text = '']) =>
    text.replace(/\$\{[^}]+\}/gu, '7'),
  );

/** Why an examination brought no verdict, as the service writes it down: its own ends, and what the decoder refuses. */
const REASONS = [
  ...textsOf('lib/verdicts/fail.ts', /GAVE_UP =\s*'(.+?)';/gu),
  ...textsOf('lib/verdicts/examine.ts', /fail\(\s*examination,\s*'(.+?)',?\s*\)/gu),
  ...textsOf('lib/platform/pictures/decode.ts', /refuse\(\s*['`](.+?)['`]\s*[,)]/gu)
    .filter((why) => why !== 'The picture is damaged or cut off') // of an upload
    .map((why) => `${why}. Ask for the original picture.`),
];

describe('why a picture got no verdict', () => {
  it('is known in full', () => expect(REASONS).toHaveLength(11));

  it.each(LANGUAGES.filter((language) => language !== 'en'))(
    'is told in the words of the desk: %s',
    async (language) => {
      const speak = await loadSpeaker(language);
      const told = REASONS.map((reason) => speak?.(reason)?.text ?? reason);
      expect(told.filter((text, at) => text === REASONS[at])).toEqual([]);
    },
  );
});
