const ADDRESS = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u;
/** Leaves room for the prefix `user:` in the actor column of logs. */
const ADDRESS_LENGTH_MAX = 250;

/** Normalizes an e-mail address for storage and comparison. Null if it is invalid. */
export function addressOf(text: string): string | null {
  const address = text.trim().toLowerCase();
  return ADDRESS.test(address) && address.length <= ADDRESS_LENGTH_MAX ? address : null;
}
