import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ReportInput } from './input';

const SLICE = 25;

/** The content of a report, without the fields that identify one copy. */
export type ReportContent = Omit<
  ReportInput,
  'documentId' | 'verifyAddress' | 'createdAt' | 'contentDigest'
>;

/**
 * SHA-256 (hex) of the content, equal for reports with equal content. A photo is represented by the
 * digest of its original and by whether it is shown.
 */
export async function contentDigest({
  items,
  unappraised,
  ...content
}: ReportContent): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(content));
  for (const [index, { pictures, ...item }] of [...items, ...unappraised].entries()) {
    hash.update(
      JSON.stringify([
        item,
        pictures.map((picture) => ({ ...picture, thumbnail: picture.thumbnail !== null })),
      ]),
    );
    // lets other requests run between thousands of items
    if (index % SLICE === SLICE - 1) await nextTurn();
  }
  await nextTurn();
  return hash.digest('hex');
}
