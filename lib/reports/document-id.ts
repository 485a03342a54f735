import { randomInt } from 'node:crypto';

/** Crockford's base 32: no letter that a reader takes for a figure. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 5;
const GROUP_LENGTH = 4;

/** `7F3C-9A1E-52D8-4B06-K2M9`, 100 random bits: printed on every page, and the way to what is known of the document. */
export function newDocumentId(): string {
  return Array.from({ length: GROUPS }, randomGroup).join('-');
}

const randomGroup = () =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join('');

/** As a person types it from paper: case, dashes and spaces are forgiven, and the letters that look like figures. Null for what is none. */
export function documentIdOf(typed: string): string | null {
  const letters = typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  if (
    letters.length !== GROUPS * GROUP_LENGTH ||
    [...letters].some((letter) => !ALPHABET.includes(letter))
  )
    return null;
  return letters.match(/.{4}/g)?.join('-') ?? null;
}
