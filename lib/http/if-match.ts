import { problemOf } from '@/lib/shared/reasons';
import { Fault } from '@/lib/shared/fault';

/**
 * RFC 9110, 13.1.1: the revisions that a change may meet; null where the caller names none, or with `*` any. A tag that was
 * weakened by a proxy that packs answers is the same revision. One of other letters was never ours, and matches nothing.
 * Throws `invalid` for what is no list of tags.
 */
export function revisionsIn(header: string | null): readonly number[] | null {
  const value = header?.trim();
  if (value === undefined || value === '*') return null;
  return value.split(',').map((one) => {
    const [, tag] = /^(?:W\/)?"([!#-~]*)"$/.exec(one.trim()) ?? [];
    if (tag === undefined) throw new Fault('invalid', problemOf('If-Match', 'not_an_etag'));
    return /^\d{1,9}$/.test(tag) ? Number(tag) : -1;
  });
}
