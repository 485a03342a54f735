import { createHash } from 'node:crypto';
import type { ReportInput } from './input';

/** What a report says, without what names this one copy of it. */
export type ReportContent = Omit<ReportInput, 'documentId' | 'verifyAddress' | 'createdAt' | 'contentDigest'>;

/**
 * SHA-256, hex, of what a report says: two reports with the same one say the same. A photo counts by the digest of its
 * original and by whether it is shown.
 */
export function contentDigest(content: ReportContent): string {
  const items = content.items.map((item) => ({ ...item, pictures: item.pictures.map((picture) => ({ ...picture, thumbnail: picture.thumbnail !== null })) }));
  return createHash('sha256').update(JSON.stringify({ ...content, items })).digest('hex');
}
