import type { Typefaces } from '../paper/fonts';
import { CONTENT_WIDTH, HAIRLINE, INK, SIZE } from '../paper/look';
import { BlockDraft } from '../paper/marks';
import { shortened, widthOf } from '../paper/text';
import type { ReportView } from '../view-model';
import { ascentOf, rightAligned, type TextStyle } from './lines';

const QUIET: TextStyle = {
  weight: 'regular',
  size: SIZE.meta,
  color: INK.tertiary,
  role: 'Artifact',
};
const MIDDLE_GAP = 16;

/**
 * Claim, document and page number. A long claim reference is shortened here and printed in full on
 * page 1.
 */
export function footer(
  view: ReportView,
  typefaces: Typefaces,
): (page: number, pages: number) => BlockDraft {
  const { claim, document, pageOf } = view.footer;
  const documentWidth = widthOf(document, typefaces.regular, QUIET.size);
  const claimShort = shortened(
    claim,
    typefaces.regular,
    QUIET.size,
    CONTENT_WIDTH - documentWidth - 100 - 2 * MIDDLE_GAP,
  );
  const documentX = widthOf(claimShort, typefaces.regular, QUIET.size) + MIDDLE_GAP;
  return (page, pages) => {
    const draft = new BlockDraft();
    draft.rule(0, 0, CONTENT_WIDTH, HAIRLINE, INK.border);
    draft.text(0, 6 + ascentOf(QUIET.size), claimShort, QUIET);
    draft.text(documentX, 6 + ascentOf(QUIET.size), document, QUIET);
    rightAligned(
      draft,
      typefaces,
      pageOf.replace('{page}', String(page)).replace('{pages}', String(pages)),
      QUIET,
      { right: CONTENT_WIDTH, y: 6 },
    );
    return draft;
  };
}
