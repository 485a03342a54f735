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
 * SHA-256, hex, of what a report says: two reports with the same one say the same. A photo counts by the digest of its
 * original and by whether it is shown.
 */
export async function contentDigest({ items, ...content }: ReportContent): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(content));
  for (const [index, { pictures, ...item }] of items.entries()) {
    hash.update(
      JSON.stringify([
        item,
        pictures.map((picture) => ({ ...picture, thumbnail: picture.thumbnail !== null })),
      ]),
    );
    if (index % SLICE === SLICE - 1) await nextTurn(); // thousands of items: other requests have their turn
  }
  await nextTurn();
  return hash.digest('hex');
}
