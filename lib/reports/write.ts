import type { Outline } from 'pdfkit';
import type { LaidOut } from './layout';
import { withoutMarks } from './paper/direction';
import type { Typefaces } from './paper/fonts';
import { CollectedDocument } from './paper/collected-document';
import { Ink } from './paper/ink';
import { contentHeightOf, PAPERS } from './paper/look';
import type { Bookmark } from './paper/marks';
import type { Progress } from './renderer';
import type { ReportView } from './view-model';

const FOOTER_GAP = 13;

/**
 * Writes the PDF of a laid out report: tagged, with bookmarks, language and title. Equal views give
 * equal bytes.
 */
export function writePdf(
  view: ReportView,
  { sheets, footer, lastOfItem }: LaidOut,
  typefaces: Typefaces,
  onProgress?: Progress,
): Uint8Array {
  const paper = PAPERS[view.paper];
  const document = newDocument(view);
  const ink = new Ink(document, typefaces, paper);
  const bookmarks = new Bookmarks(document.outline, ink, paper.top);
  let itemsDone = 0;
  for (const [index, sheet] of sheets.entries()) {
    ink.beginPage();
    for (const { block, y } of sheet) {
      for (const bookmark of block.bookmarks) bookmarks.add(bookmark, y);
      ink.put(block, y);
      if (lastOfItem.has(block)) itemsDone += 1;
    }
    onProgress?.(itemsDone);
    ink.put(footer(index + 1, sheets.length), contentHeightOf(paper) + FOOTER_GAP);
  }
  ink.end();
  document.end();
  return document.bytes();
}

function newDocument({
  title,
  author,
  subject,
  language,
  createdAt,
}: ReportView): CollectedDocument {
  const service = 'Claim valuation service';
  return new CollectedDocument({
    autoFirstPage: false,
    tagged: true,
    displayTitle: true,
    lang: language,
    pdfVersion: '1.7',
    info: {
      Title: title,
      Author: author,
      Subject: subject,
      Creator: service,
      Producer: service,
      CreationDate: createdAt,
      ModDate: createdAt,
    },
  });
}

class Bookmarks {
  /** The last entry of each level, starting with the outline itself. */
  #open: Outline[];

  constructor(
    outline: Outline,
    readonly ink: Ink,
    readonly top: number,
  ) {
    this.#open = [outline];
  }

  add({ title, level }: Bookmark, y: number): void {
    const above = this.#open.slice(0, level);
    this.ink.beginSection(above.length);
    const entry = above
      .at(-1)
      ?.addItem(withoutMarks(title), { top: this.top + y, expanded: false });
    this.#open = entry ? [...above, entry] : above;
  }
}
