import type { Package } from './unzip';
import { walkXml } from './walk-xml';

/** Built-in formats that show a day, which workbooks do not declare (ECMA-376 part 1, 18.8.30). */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 17) ||
  id === 22 ||
  (id >= 27 && id <= 31) ||
  id === 36 ||
  (id >= 50 && id <= 58);

/**
 * Whether a format shows a day: it has a letter for year or day outside quotes, brackets and
 * escapes.
 */
const showsDate = (code: string): boolean =>
  /[yd]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g, ''));

/**
 * Indices of the cell styles that show a number as a date. In any other style 45123 is a number.
 */
export async function readDateStyles(
  parts: Package,
  part: string | null,
): Promise<ReadonlySet<number>> {
  const dates = new Set<number>();
  if (part === null || !parts.has(part)) return dates;
  const codes = new Map<number, string>();
  let [isInCells, style] = [false, 0];
  await walkXml(parts.read(part), {
    open(name, attributes) {
      const id = Number(attributes['numFmtId']);
      if (name === 'numFmt') codes.set(id, attributes['formatCode'] ?? '');
      if (name === 'cellXfs') isInCells = true;
      if (name !== 'xf' || !isInCells) return;
      const code = codes.get(id);
      if (code === undefined ? isBuiltInDate(id) : showsDate(code)) dates.add(style);
      style += 1;
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return dates;
}
