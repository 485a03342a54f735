const LEGAL_FORMS = /\b(?:sdn|bhd|s\/b|co|ltd|a\/s|aps|ab|as|gmbh|oyj?|plc)\b\.?/giu;
const SIMILAR_MIN = 0.7;

const plain = (name: string): string =>
  name
    .replace(LEGAL_FORMS, '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Levenshtein's distance. */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++)
      next[j] = Math.min(
        (next[j - 1] ?? 0) + 1,
        (row[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1),
      );
    row = next;
  }
  return row[other.length] ?? 0;
}

/**
 * Whether a person takes the two for the same shop: legal forms, numbers behind the name and up to
 * three wrong letters in ten do not matter.
 */
export function isSameShop(truth: string, read: string | null): boolean {
  const [one, other] = [plain(truth), plain(read ?? '')];
  if (one === '' || other === '') return false;
  if (other.length >= 5 && (one.includes(other) || other.includes(one))) return true;
  const head = other.slice(0, one.length);
  return 1 - editsBetween(one, head) / Math.max(one.length, head.length) >= SIMILAR_MIN;
}
