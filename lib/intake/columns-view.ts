import type { InventoryColumn } from '@/lib/contract/inventory';
import type { HomeboxField } from '@/lib/shared/inventory-fields';
import type { Edits } from './edits';
import { isBlank } from './files/table';
import type { Header } from './rows/find-header';
import type { Preview } from './view';

const SAMPLES_MAX = 3;
const SAMPLE_ROWS_MAX = 50;
const SAMPLE_CHARS_MAX = 60;
const NAME_CHARS_MAX = 100;

/** The columns as a person maps them: with some of their values, and whose choice the field is. */
export function columnsView(
  { columns, names, rows, headerRow }: Header,
  edits: Edits,
  isPriceUnclear: boolean,
): Pick<Preview, 'header_row' | 'mapping' | 'columns'> {
  const fields = new Map<number, HomeboxField>();
  for (const [field, index] of columns) fields.set(index, field);
  const first = rows.slice(0, SAMPLE_ROWS_MAX);
  const count = Math.max(names.length, ...first.map(({ cells }) => cells.length));
  const view = Array.from({ length: count }, (_, index): InventoryColumn => {
    const filled = first.flatMap(({ cells }) => {
      const cell = cells[index];
      return cell && !isBlank(cell) ? [cell.text.replaceAll(/\s+/g, ' ').trim()] : [];
    });
    return {
      column: index + 1,
      name: shown(names[index] ?? '', NAME_CHARS_MAX),
      field: fields.get(index) ?? null,
      samples: [...new Set(filled)]
        .slice(0, SAMPLES_MAX)
        .map((text) => shown(text, SAMPLE_CHARS_MAX)),
      ...(isPriceUnclear && fields.get(index) === 'purchase_price' && { may_be_line: true }),
    };
  });
  const isChosen = Object.keys(edits.columns).length > 0;
  return {
    header_row: headerRow,
    mapping: isChosen ? (edits.is_remembered ? 'remembered' : 'chosen') : 'names',
    columns: view.filter(({ name, samples }) => name !== '' || samples.length > 0),
  };
}

/** Without what PostgreSQL cannot store. */
const shown = (text: string, lengthMax: number): string =>
  // oxlint-disable-next-line no-control-regex
  text.slice(0, lengthMax).replaceAll(/[\u0000-\u001F\u007F]|\p{Surrogate}/gu, '\uFFFD');
