import { describe, expect, test } from 'vitest';
import { dictionaryOf } from '@/lib/forensics/sentences/languages';
import { partsFor } from '@/lib/forensics/sentences/sentence-for';
import { LANGUAGES } from '@/lib/shared/languages';
import { cleared, likelyEdited, noFindings } from './example-input';
import type { PictureVerdict } from './input';
import { view } from './view';
import { withItem, picture, firstItem, shownOf } from './view.fixture';

const weak: PictureVerdict = {
  ...likelyEdited,
  state: 'inconclusive',
  wouldHelp: 'original_file',
  flagged: false,
};
const small: PictureVerdict = { ...noFindings, state: 'inconclusive', wouldHelp: 'original_file' };

const reused: PictureVerdict = {
  ...noFindings,
  state: 'flagged',
  reasons: [
    { headline: 'The same file is in another claim.', text: 'Compare the two claims.' },
    { headline: 'The photo was taken long before the stated purchase.', text: 'Check the date.' },
  ],
  analysis: 'No clear sign of editing.',
};

describe('verdicts', () => {
  test.each([
    [[noFindings, noFindings], 'clean', 'Photos: no findings'],
    [[likelyEdited], 'flagged', 'Photos: likely edited – needs review'],
    [[weak], 'open', 'Photos: weak signs of a change – the cause is usually harmless'],
    [
      [reused],
      'flagged',
      'Photos: the same file is in another claim, the photo was taken long before the stated purchase – needs review',
    ],
    [
      [{ ...likelyEdited, reasons: reused.reasons }],
      'flagged',
      'Photos: likely edited, the same file is in another claim, the photo was taken long before the stated purchase – needs review',
    ],
    [
      [cleared],
      'cleared',
      'Photos: likely edited – checked and marked clean by Kari Holm on 3\u00a0Nov\u00a02026',
    ],
    [
      [{ ...likelyEdited, state: 'confirmed', confirmed: cleared.cleared }],
      'flagged',
      'Photos: likely edited – checked, flag confirmed by Kari Holm on 3\u00a0Nov\u00a02026',
    ],
    [[noFindings, small], 'open', 'Photos: 1\u00a0×\u00a0inconclusive; 1\u00a0×\u00a0no findings'],
    [
      [noFindings, likelyEdited],
      'flagged',
      'Photos: 1\u00a0×\u00a0likely edited – needs review; 1\u00a0×\u00a0no findings',
    ],
    [
      [{ ...likelyEdited, isAiGenerated: true }],
      'flagged',
      'Photos: likely edited and likely AI-generated – needs review',
    ],
    [[{ ...noFindings, state: 'ongoing' }], 'open', 'Photos: not examined yet'],
    [[{ ...noFindings, state: 'failed' }], 'open', 'Photos: could not be examined'],
  ] as const satisfies readonly (readonly [readonly PictureVerdict[], string, string])[])(
    '%# are summarized in one careful line',
    (verdicts, tone, text) => {
      expect(firstItem(withItem({ pictures: verdicts.map(picture) }))?.verdict).toEqual({
        tone,
        text,
      });
    },
  );

  test('are those of files where a PDF is among them', () => {
    const pictures = [{ ...picture(reused), isDocument: true }, picture(noFindings)];
    expect(firstItem(withItem({ pictures }))?.verdict?.text).toBe(
      'Files: 1\u00a0×\u00a0the same file is in another claim, the photo was taken long before the stated purchase – needs review; 1\u00a0×\u00a0no findings',
    );
  });

  test.each(LANGUAGES)('weak signs have the words of the desk in %s', (language) => {
    const input = { ...withItem({ pictures: [picture(weak)] }), language };
    const { headline } = partsFor(
      { language, messages: dictionaryOf(language) },
      'analysis.weak_signs',
      {},
    );
    const full = view({ ...input, parts: { ...input.parts, forensics: 'full' } });
    expect(full.items[0]?.examined[0]?.verdict.text).toBe(
      headline.slice(0, -1).replace('; ', ' – '),
    );
  });

  test('no sentence of a report accuses anybody', () => {
    for (const language of LANGUAGES) {
      const input = {
        ...withItem({ pictures: [picture(likelyEdited), picture(cleared)] }),
        language,
      };
      const full = view({ ...input, parts: { ...input.parts, forensics: 'full' } });
      expect(JSON.stringify([view(input), full])).not.toMatch(
        /fake|tamper|fraud|forg|svindel|bedrägeri|betrug|gefälscht|petos|väärenn/i,
      );
    }
  });

  test('a receipt is never examined and has no verdict', () => {
    expect(firstItem(withItem({ pictures: [picture(null)] }))?.verdict).toBeNull();
  });

  test('are omitted on request, and in full describe the regions of every picture', () => {
    const input = withItem({ pictures: [picture(likelyEdited)] });
    const none = firstItem({ ...input, parts: { ...input.parts, forensics: 'none' } });
    expect([none?.verdict, none?.examined]).toEqual([null, []]);
    const full = firstItem({ ...input, parts: { ...input.parts, forensics: 'full' } });
    expect(full?.examined[0]?.lines).toContain('1 Edited, 14% of the picture');
    expect(full?.examined[0]?.regions).toHaveLength(2);
  });

  test('a cleared picture is shown with its findings and with who cleared it, when and why', () => {
    const [found, shown] = [
      shownOf(likelyEdited),
      shownOf({
        ...cleared,
        cleared: { by: 'Kari Holm', at: new Date('2026-11-03T10:12:00Z'), note: 'A sticker.' },
      }),
    ];
    expect(shown?.verdict).toEqual({
      tone: 'cleared',
      text: 'Likely edited – checked and marked clean by Kari Holm on 3\u00a0Nov\u00a02026,\u00a010:12\u00a0GMT',
    });
    expect(shown?.lines).toEqual(['Note: A sticker.', ...(found?.lines ?? [])]);
    expect(shown?.regions).toEqual(found?.regions);
    expect(shown?.regions).toHaveLength(2);
  });

  test('a reason of the item itself names who reviewed it, and when', () => {
    const headline = 'The IMEI is also in another claim.';
    const verdictOf = (reviewed: PictureVerdict['cleared']) =>
      firstItem(withItem({ pictures: [], reason: { headline, cleared: reviewed } }))?.verdict;
    expect(verdictOf(null)).toEqual({ tone: 'flagged', text: headline });
    expect(verdictOf(cleared.cleared)).toEqual({
      tone: 'cleared',
      text: 'The IMEI is also in another claim – checked and marked clean by Kari Holm on 3\u00a0Nov\u00a02026.',
    });
  });

  test('a picture flagged by reasons alone begins with them, and the engine follows', () => {
    const { verdict, lines } = shownOf(reused) ?? {};
    expect(verdict?.text).toBe('The same file is in another claim – needs review');
    expect(lines).toEqual([
      'Compare the two claims.',
      'The photo was taken long before the stated purchase. Check the date.',
      'No clear sign of editing.',
    ]);
  });

  test('an inconclusive picture names what would help', () => {
    expect(shownOf(small)).toMatchObject({
      verdict: { tone: 'open', text: 'Inconclusive' },
      lines: ['The original file would give a clearer result.'],
    });
    expect(shownOf({ ...small, wouldHelp: 'new_photo' })?.lines).toEqual([
      'A new photo would give a clearer result.',
    ]);
  });

  test('a picture that could not be examined states the reason', () => {
    expect(
      shownOf({ ...noFindings, state: 'failed', failure: 'The picture data is damaged.' })?.lines,
    ).toEqual(['Reason: The picture data is damaged.']);
  });
});
