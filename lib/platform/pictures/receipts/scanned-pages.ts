/** The scanned pages of a PDF as pictures. Runs in the picture process only. */
import sharp from 'sharp';
import { SIDE_MAX_PX } from '@/lib/shared/picture-limits';
import type { ReceiptUnread } from '../protocol';
import { embeddedJpeg } from './embedded-jpeg';
import { type Ops, PAGES_READ_MAX, withPdf } from './open-pdf';
import { coverOf, type PagePicture } from './pdf-page';
import { drawnOn } from './read-pdf';

/** Of the pages that are read; each takes as long as a photo. */
const PAGES_EXAMINED_MAX = 3;

/** A page as a picture file, upright. */
interface ScannedPage {
  readonly number: number;
  readonly kind: 'jpeg' | 'png';
  readonly bytes: Buffer;
}

/** Calls `examine` for one page after the other, so that only one is in memory. */
export const eachScannedPage = <Result>(
  bytes: Buffer,
  examine: (page: ScannedPage) => Promise<Result>,
): Promise<Result[] | ReceiptUnread> =>
  withPdf(bytes, async (pdf, ops) => {
    const results: Result[] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, PAGES_READ_MAX); number++) {
      const picture = await pictureOf(await pdf.getPage(number), ops);
      if (picture) results.push(await examine({ number, ...(await fileOf(bytes, picture)) }));
      if (results.length === PAGES_EXAMINED_MAX) break;
    }
    return results;
  });

async function pictureOf(
  page: Parameters<typeof drawnOn>[0],
  ops: Ops,
): Promise<PagePicture | null> {
  const { scan } = await drawnOn(page, ops);
  const picture = scan === null ? null : await coverOf(page, scan);
  const isWithinLimits = picture && Math.max(picture.raw.width, picture.raw.height) <= SIDE_MAX_PX;
  return isWithinLimits ? picture : null;
}

async function fileOf(
  bytes: Buffer,
  picture: PagePicture,
): Promise<Pick<ScannedPage, 'kind' | 'bytes'>> {
  const jpeg = await embeddedJpeg(bytes, picture);
  if (jpeg) return { kind: 'jpeg', bytes: jpeg };
  const png = await sharp(picture.data, { raw: picture.raw }).png({ compressionLevel: 1 });
  return { kind: 'png', bytes: await png.toBuffer() };
}
