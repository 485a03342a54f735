/** Longer packets are cut here: this suffices for every property and limits the time. */
const XMP_CHARS_MAX = 2_000_000;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const unescape = (text: string): string =>
  text
    .replace(/&(amp|lt|gt|quot|apos);/gu, (entity, name: string) => ENTITIES[name] ?? entity)
    .trim();

/**
 * Matches the text after a property's name: a value as attribute, as `rdf:resource`, or as (first)
 * text of an element.
 */
const VALUE = new RegExp(
  `\\s{0,9}=\\s{0,9}(?:"([^"<]{1,2000})"|'([^'<]{1,2000})')` +
    `|\\s[^<>]{0,200}?rdf:resource\\s{0,9}=\\s{0,9}["']([^"'<]{1,2000})["']` +
    `|(?:\\s[^<>/]{0,200})?>\\s{0,200}(?:<rdf:(?:Alt|Seq|Bag)>\\s{0,200}<rdf:li[^<>]{0,200}>)?([^<]{1,2000})<`,
  'uy',
);
const VALUES_MAX = 100;

/**
 * Returns the values of a property by its local name, in the order of the packet (ISO 16684-1, 7),
 * at most 100. The packet is searched, not parsed, and every quantifier is bounded, so no text can
 * make this slow.
 */
export function xmpValues(packet: string, name: string): readonly string[] {
  const xmp = packet.length > XMP_CHARS_MAX ? packet.slice(0, XMP_CHARS_MAX) : packet;
  const values: string[] = [];
  for (
    let at = xmp.indexOf(`:${name}`);
    at >= 0 && values.length < VALUES_MAX;
    at = xmp.indexOf(`:${name}`, at + 1)
  ) {
    VALUE.lastIndex = at + 1 + name.length;
    const match = VALUE.exec(xmp);
    const value = unescape(match?.[1] ?? match?.[2] ?? match?.[3] ?? match?.[4] ?? '');
    if (value !== '') values.push(value);
  }
  return values;
}
