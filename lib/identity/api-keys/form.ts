import { randomInt } from 'node:crypto';

const FORM = /^cvs_live_([0-9A-Za-z]{12})_([0-9A-Za-z]{43})$/;
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 12;
const SECRET_LENGTH = 43; // 256 bits of entropy

interface KeyParts {
  /** Public: identifies the key in paths, lists and the audit trail. */
  readonly id: string;
  readonly secret: string;
}

const randomText = (length: number) =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

export const randomParts = (): KeyParts => ({
  id: randomText(ID_LENGTH),
  secret: randomText(SECRET_LENGTH),
});

/** Returns the plain text of the key: `cvs_live_<id>_<secret>`. */
export const formatKey = ({ id, secret }: KeyParts): string => `cvs_live_${id}_${secret}`;

export function parseKey(text: string): KeyParts | null {
  const [, id, secret] = FORM.exec(text) ?? [];
  return id !== undefined && secret !== undefined ? { id, secret } : null;
}
