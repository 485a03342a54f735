const ADDRESS = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u;
/** As an actor, `user:<address>`, it must fit into every log. */
const ADDRESS_LENGTH_MAX = 250;

/** As it is kept and compared; null for what cannot be one. */
export function addressOf(text: string): string | null {
  const address = text.trim().toLowerCase();
  return ADDRESS.test(address) && address.length <= ADDRESS_LENGTH_MAX ? address : null;
}
