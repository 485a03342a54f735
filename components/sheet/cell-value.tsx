'use client';
import { purchaseText } from '@/lib/i18n/purchase-text';
import {
  type CellContext,
  categoryOf,
  type EditedColumn,
  precisionOf,
  priceOf,
  purchaseOf,
  quantityOf,
  textOf,
} from '@/lib/client/sheet/cells';
import type { Line } from '@/lib/client/sheet/lines';
import { fill } from '@/lib/shared/fill';
import { useTranslation } from '../translation';
import { useSheetMessages } from './sheet-messages';

interface CellValueProps {
  line: Line;
  column: EditedColumn;
  context: CellContext;
}

const NONE = <span className="text-ink-3">–</span>;

/** The stored value of a cell as it is shown. */
export function CellValue({ line, column, context }: CellValueProps) {
  const translation = useTranslation();
  const { formats } = translation;
  switch (column) {
    case 'description':
      return <Description line={line} />;
    case 'quantity':
      return <span className="tabular-nums">{formats.count(quantityOf(line))}</span>;
    case 'purchase': {
      const day = purchaseOf(line);
      return day === null ? (
        NONE
      ) : (
        <span className="whitespace-nowrap">
          {purchaseText(translation, day, precisionOf(line))}
        </span>
      );
    }
    case 'claimed': {
      const amount = line.item.claimed_amount;
      return amount === null ? (
        NONE
      ) : (
        <span className="tabular-nums">{formats.amount(amount)}</span>
      );
    }
    case 'price':
      return <Price line={line} />;
    case 'category':
      return <Category line={line} context={context} />;
    default:
      return <span className="block break-words">{textOf(line, column, context) || NONE}</span>;
  }
}

function Description({ line: { item, chosen } }: { line: Line }) {
  const product = chosen?.rp_name_cart ?? null;
  return (
    <>
      <span className="line-clamp-2 font-medium break-words">{item.description}</span>
      {product !== null && product !== item.description && (
        <span className="block truncate text-meta text-ink-2">→ {product}</span>
      )}
    </>
  );
}

/** A valued line without one is marked: the rule that applies may be the wrong one. */
function Category({ line, context }: { line: Line; context: CellContext }) {
  const messages = useSheetMessages();
  const name = categoryOf(line, context);
  if (name !== '') return <span className="block break-words">{name}</span>;
  return priceOf(line) === null ? (
    NONE
  ) : (
    <span className="block text-meta text-ink-2">{messages.noCategory}</span>
  );
}

/** Of a piece, with what the line comes to below, or of the line. */
function Price({ line }: { line: Line }) {
  const { formats } = useTranslation();
  const messages = useSheetMessages();
  const price = priceOf(line);
  if (price === null || !line.chosen) return NONE;
  const { is_price_per_item: isPerItem, total_replacement_cost_value: total } = line.chosen;
  const { claimed_amount: claimed } = line.item;
  const isAbove = total !== null && claimed !== null && total > claimed;
  return (
    <>
      <span className="block tabular-nums">{formats.amount(price)}</span>
      {quantityOf(line) > 1 && (
        <span className="block text-meta whitespace-nowrap text-ink-2">
          {isPerItem && total !== null ? `= ${formats.amount(total)}` : messages.inTotal}
        </span>
      )}
      {isAbove && (
        <span className="block text-left text-meta text-failed">
          {fill(messages.aboveClaimed, {
            counted: formats.amount(total),
            claimed: formats.amount(claimed),
          })}
        </span>
      )}
    </>
  );
}
