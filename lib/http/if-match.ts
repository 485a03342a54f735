import { problemOf } from '@/lib/shared/reasons';
import { Fault } from '@/lib/shared/fault';

/**
 * Returns the revisions in an `If-Match` header (RFC 9110, 13.1.1), or null if it is absent or `*`.
 * Accepts weak tags, because proxies that compress responses weaken them. A tag that is not a
 * revision becomes -1, which matches nothing. Throws `invalid` if the header is not a list of tags.
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
