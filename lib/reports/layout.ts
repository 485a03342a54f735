import type { Typefaces } from './paper/fonts';
import { CONTENT_HEIGHT } from './paper/look';
import type { BlockDraft } from './paper/marks';
import { paginate, type Group, type Sheet } from './paper/paginate';
import { audit } from './parts/audit';
import { columnHeader, columnsOf } from './parts/columns';
import { footer } from './parts/footer';
import { head, notes, plainLine } from './parts/head';
import { item } from './parts/item';
import type { ReportView } from './view-model';

export interface LaidOut {
  readonly sheets: readonly Sheet[];
  readonly footer: (page: number, pages: number) => BlockDraft;
}

const alone = (block: BlockDraft): Group => ({ blocks: [block], header: null, continued: null });

/** Where everything stands. Measured here, once, so that the document itself is only ink. */
export function layOut(view: ReportView, typefaces: Typefaces): LaidOut {
  const columns = columnsOf(view.hasPhotoColumn);
  const header = columnHeader(view, columns, typefaces);
  const groups: Group[] = [
    alone(head(view, typefaces)),
    ...(view.items.length === 0 ? [alone(plainLine(view.noItems, typefaces))] : view.items.map((one) => item(one, columns, header, typefaces))),
    alone(notes(view, typefaces)),
    ...(view.audit ? audit(view.audit, typefaces) : []),
  ];
  return { sheets: paginate(groups, CONTENT_HEIGHT), footer: footer(view, typefaces) };
}
