import { randomInt } from 'node:crypto';

/** Crockford's base 32, which has no letters that look like digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 5;
const GROUP_LENGTH = 4;

/**
 * Returns an id such as `7F3C-9A1E-52D8-4B06-K2M9` with 100 random bits. It is printed on every
 * page and identifies the document for verification.
 */
export function newDocumentId(): string {
  return Array.from({ length: GROUPS }, randomGroup).join('-');
}

const randomGroup = () =>
  Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)] ?? '').join('');

/**
 * Normalizes an id that a person typed: ignores case, dashes and spaces and accepts letters that
 * look like digits. Null for an invalid id.
 */
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
