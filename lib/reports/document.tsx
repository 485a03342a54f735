import { Canvas, Document, Image, Link, Page } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { LaidOut } from './layout';
import type { Typefaces } from './paper/fonts';
import { CONTENT_HEIGHT, PAPER } from './paper/look';
import type { PlacedBlock, Sheet } from './paper/paginate';
import { paint, type Painter } from './paper/paint';
import type { ReportView } from './view-model';

const FOOTER_Y = CONTENT_HEIGHT + 13;
/** A page that does not wrap shrinks to its content unless it has a least height. */
const PAGE = { minHeight: PAPER.height } as const;
const WHOLE_PAGE = { position: 'absolute', left: 0, top: 0, width: PAPER.width, height: PAPER.height } as const;

/**
 * The report as a PDF document. Text and lines are painted, one canvas a page, because a node per text makes the time
 * of a long report many times what its ink costs; only photos and links are nodes of their own.
 */
export function ReportDocument({ view, laidOut, typefaces }: { view: ReportView; laidOut: LaidOut; typefaces: Typefaces }): ReactElement<object> {
  const { sheets, footer } = laidOut;
  return (
    <Document
      title={view.title}
      author={view.author}
      subject={view.subject}
      language={view.language}
      creator="Claim valuation service"
      producer="Claim valuation service"
      creationDate={view.createdAt}
      modificationDate={view.createdAt}
    >
      {sheets.map((sheet, index) => (
        <Page key={index} size="A4" wrap={false} style={PAGE}>
          {sheetContent([...sheet, { block: footer(index + 1, sheets.length), y: FOOTER_Y }], typefaces)}
        </Page>
      ))}
    </Document>
  );
}

const place = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }, placed: PlacedBlock) =>
  ({ position: 'absolute', left: PAPER.left + x, top: PAPER.top + placed.y + y, width, height }) as const;

function sheetContent(sheet: Sheet, typefaces: Typefaces): ReactElement[] {
  return [
    ...sheet.flatMap((placed, at) =>
      // A Buffer, never a text: a text would be opened as a path or an address.
      placed.block.pictures.map((picture, index) => (
        <Image key={`p${at}.${index}`} src={Buffer.from(picture.jpeg.buffer, picture.jpeg.byteOffset, picture.jpeg.byteLength)} style={place(picture, placed)} />
      ))),
    <Canvas key="ink" style={WHOLE_PAGE} paint={(painter: Painter) => paint(painter, sheet, typefaces)} />,
    ...sheet.flatMap((placed, at) =>
      placed.block.links.map((link, index) => <Link key={`l${at}.${index}`} src={link.href} style={place(link, placed)} />)),
  ];
}
