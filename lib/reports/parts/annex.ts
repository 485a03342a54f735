import type { Typefaces } from '../paper/fonts';
import { CONTENT_WIDTH, HAIRLINE, INK, SIZE } from '../paper/look';
import { BlockDraft, joined } from '../paper/marks';
import type { Group } from '../paper/paginate';
import type { ReportView } from '../view-model';
import { paragraph, type TextStyle } from './lines';
import { examinedPicture } from './photos';

const TITLE: TextStyle = { weight: 'semibold', size: SIZE.total, color: INK.text, role: 'H2' };
const ITEM: TextStyle = { weight: 'medium', size: SIZE.body, color: INK.text, role: 'H3' };
const QUIET: TextStyle = {
  weight: 'regular',
  size: SIZE.small,
  color: INK.tertiary,
  role: 'Artifact',
};
const NONE: TextStyle = { weight: 'regular', size: SIZE.body, color: INK.secondary };

/** Every examined picture on separate pages. The item's name precedes its first picture. */
export function annex(
  { annex: messages, items, unappraised }: ReportView,
  typefaces: Typefaces,
): Group[] {
  if (messages === null) return [];
  const title = titleBlock(messages.title, typefaces);
  const running = quietLine(messages.continued, typefaces);
  const groups = [...items, ...(unappraised?.rows ?? [])]
    .filter(({ examined }) => examined.length > 0)
    .map((item, index): Group => {
      const [first, ...others] = item.examined.flatMap((picture) =>
        examinedPicture(picture, 0, typefaces),
      );
      const head = first
        ? joined(itemHead(item.title, typefaces), first)
        : itemHead(item.title, typefaces);
      const isOpened = index === 0;
      return {
        blocks: [isOpened ? joined(title, head) : head, ...others],
        header: null,
        running: { block: running, isOpened },
        continued: quietLine(item.continued, typefaces),
        beginsPage: isOpened,
      };
    });
  if (groups.length > 0) return groups;
  const none = new BlockDraft();
  none.height =
    paragraph(none, typefaces, messages.none, NONE, { x: 0, y: 6, width: CONTENT_WIDTH }) + 10;
  return [{ blocks: [joined(title, none)], header: null, continued: null }];
}

function titleBlock(title: string, typefaces: Typefaces): BlockDraft {
  const draft = new BlockDraft();
  draft.bookmarks.push({ title, level: 1 });
  draft.gap = 16;
  draft.height =
    paragraph(draft, typefaces, title, TITLE, { x: 0, y: 16, width: CONTENT_WIDTH }) + 2;
  return draft;
}

/** The line at the top of a further page that names the item. */
function quietLine(text: string, typefaces: Typefaces): BlockDraft {
  const draft = new BlockDraft();
  draft.height = paragraph(draft, typefaces, text, QUIET, { x: 0, y: 0, width: CONTENT_WIDTH }) + 4;
  return draft;
}

function itemHead(title: string, typefaces: Typefaces): BlockDraft {
  const draft = new BlockDraft();
  draft.gap = 14;
  const y = paragraph(draft, typefaces, title, ITEM, { x: 0, y: 14, width: CONTENT_WIDTH }) + 4;
  draft.rule(0, y, CONTENT_WIDTH, HAIRLINE, INK.border);
  draft.height = y;
  return draft;
}
