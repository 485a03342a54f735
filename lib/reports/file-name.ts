import { randomBytes } from 'node:crypto';

const REFERENCE_LENGTH_MAX = 120;
const RANDOM_BYTES = 16;

/**
 * Returns `<client_reference> report <yyyy-mm-dd> <128-bit random>.pdf`. The random part is the
 * secret: whoever knows the name can open the report. Removes characters of the reference that are
 * unsafe in file systems and URLs.
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
