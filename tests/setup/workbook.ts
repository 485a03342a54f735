/**
 * Creates small XLSX files as spreadsheet programs write them: shared texts, styles, formulas with
 * their stored values.
 */
import { strToU8, zipSync } from 'fflate';

/**
 * A text, a number, a day by its serial number, a formula with its stored value, an error, or
 * nothing.
 */
type Value =
  | string
  | number
  | { readonly serial: number }
  | { readonly formula: string; readonly stored?: string | number }
  | { readonly error: string }
  | null;

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const DATE_STYLE = 1;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function letters(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? letters(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}

function cellXml(value: Value, reference: string, strings: string[]): string {
  if (value === null) return '';
  if (typeof value === 'number') return `<c r="${reference}"><v>${value}</v></c>`;
  if (typeof value === 'string')
    return `<c r="${reference}" t="s"><v>${strings.push(value) - 1}</v></c>`;
  if ('serial' in value) return `<c r="${reference}" s="${DATE_STYLE}"><v>${value.serial}</v></c>`;
  if ('error' in value) return `<c r="${reference}" t="e"><v>${value.error}</v></c>`;
  const { formula, stored } = value;
  const type = typeof stored === 'string' ? ' t="str"' : '';
  return `<c r="${reference}"${type}><f>${escaped(formula)}</f>${stored === undefined ? '' : `<v>${escaped(String(stored))}</v>`}</c>`;
}

interface Options {
  readonly isFrom1904?: boolean;
  /** A hidden sheet before the visible one. */
  readonly hiddenSheet?: readonly (readonly Value[])[];
  /** Parts to add or to replace. */
  readonly parts?: Readonly<Record<string, string | Uint8Array>>;
}

export function workbook(
  rows: readonly (readonly Value[])[],
  { isFrom1904 = false, hiddenSheet, parts = {} }: Options = {},
): Buffer {
  const strings: string[] = [];
  const sheetXml = (all: readonly (readonly Value[])[]) =>
    `<?xml version="1.0"?><worksheet xmlns="${MAIN}"><sheetData>${all.map((row, at) => `<row r="${at + 1}">${row.map((value, column) => cellXml(value, `${letters(column)}${at + 1}`, strings)).join('')}</row>`).join('')}</sheetData></worksheet>`;
  const sheets = [
    ...(hiddenSheet
      ? [{ name: 'Lists', xml: sheetXml(hiddenSheet), state: ' state="hidden"' }]
      : []),
    { name: 'Inventory', xml: sheetXml(rows), state: '' },
  ];
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const files: Record<string, string | Uint8Array> = {
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}">${relation('r', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr${isFrom1904 ? ' date1904="1"' : ''}/><sheets>${sheets.map(({ name, state }, at) => `<sheet name="${name}" sheetId="${at + 1}"${state} r:id="s${at}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}">${sheets.map((_, at) => relation(`s${at}`, 'worksheet', `worksheets/sheet${at}.xml`)).join('')}${relation('t', 'sharedStrings', 'sharedStrings.xml')}${relation('y', 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="[$-406]dd/mm/yyyy;@"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(sheets.map(({ xml }, at) => [`xl/worksheets/sheet${at}.xml`, xml])),
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${strings.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
    ...parts,
  };
  return Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [
          name,
          typeof content === 'string' ? strToU8(content) : content,
        ]),
      ),
    ),
  );
}
