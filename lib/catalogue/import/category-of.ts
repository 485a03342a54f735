import { CATEGORIES, type CategoryId } from '../categories';
import { categoryOfWord } from '../category-name';

const byGoogleId = new Map<string, CategoryId>(
  CATEGORIES.flatMap(({ id, google }) =>
    google.map((one): [string, CategoryId] => [String(one), id]),
  ),
);
const byName = new Map<string, CategoryId>(
  CATEGORIES.flatMap(({ id, name, also }) =>
    [name.toLowerCase(), ...also].map((one): [string, CategoryId] => [one, id]),
  ),
);

const known = new Map<string, CategoryId | null>();
const KNOWN_MAX = 10_000;

/**
 * Finds a category by an id of Google's taxonomy, a name in any language, or a path. In a path the
 * last known part counts, so that `Clothing > Activewear` is clothing. Null if unknown.
 */
export function categoryOf(text: string): CategoryId | null {
  const before = known.get(text); // Cached, because a feed has few categories and many rows.
  if (before !== undefined) return before;
  if (known.size >= KNOWN_MAX) known.clear();
  const found = lookUp(text);
  known.set(text, found);
  return found;
}

function lookUp(text: string): CategoryId | null {
  const plain = text.trim().toLowerCase();
  const byId = byGoogleId.get(plain);
  if (byId !== undefined) return byId;
  for (const part of [plain, ...plain.split(/\s*[>/|]\s*/).toReversed()]) {
    const found = byName.get(part) ?? categoryOfWord(part);
    if (found !== undefined) return found;
  }
  return null;
}
