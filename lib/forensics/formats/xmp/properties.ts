/** A packet is read up to here: enough for every property asked for, and a bound on the time it takes. */
const XMP_CHARS_MAX = 2_000_000;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: '\'' };

const unescape = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/gu, (whole, name: string) => ENTITIES[name] ?? whole).trim();

/**
 * Every value of a property by its local name, as attribute, element, first item of a list, or `rdf:resource`
 * (ISO 16684-1, 7). The packet is searched, not parsed: all quantifiers are bounded, so that no text is slow.
 */
export function xmpValues(xmp: string, name: string): readonly string[] {
  const pattern = new RegExp(
    `[:<]${name}(?:\\s{0,9}=\\s{0,9}(?:"([^"<]{1,2000})"|'([^'<]{1,2000})')`
    + `|\\s[^<>]{0,200}?rdf:resource\\s{0,9}=\\s{0,9}["']([^"'<]{1,2000})["']`
    + `|(?:\\s[^<>/]{0,200})?>\\s{0,200}(?:<rdf:(?:Alt|Seq|Bag)>\\s{0,200}<rdf:li[^<>]{0,200}>)?([^<]{1,2000})<)`,
    'gu',
  );
  const values: string[] = [];
  for (const match of xmp.slice(0, XMP_CHARS_MAX).matchAll(pattern)) {
    const value = unescape(match[1] ?? match[2] ?? match[3] ?? match[4] ?? '');
    if (value !== '') values.push(value);
    if (values.length >= 100) break;
  }
  return values;
}
