import { randomBytes } from 'node:crypto';

const REFERENCE_LENGTH_MAX = 120;
const RANDOM_BYTES = 16;

/**
 * `<client_reference> report <yyyy-mm-dd> <128-bit random>.pdf`. The random part is the way in: whoever has the name may
 * read the report. The reference is made safe for every file system and for a path of an address.
 */
export function reportFileName(reference: string, day: string): string {
  const safe = reference
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[/\\:*?"<>|#%]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const short = [...safe].slice(0, REFERENCE_LENGTH_MAX).join('').trim();
  return `${short || 'claim'} report ${day} ${randomBytes(RANDOM_BYTES).toString('hex')}.pdf`;
}
