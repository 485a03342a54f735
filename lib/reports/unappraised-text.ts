import type { ReportInput } from './input';
import type { Wording } from './verdict-text';
import type { UnappraisedView } from './view-model';

/** The claimed items without an appraisal, or null if the report has none. */
export function unappraisedView(
  { items, unappraised, claim }: ReportInput,
  { messages, formats }: Wording,
): UnappraisedView | null {
  if (unappraised.length === 0) return null;
  const { title, description, location, claimed } = messages.unappraised;
  return {
    title,
    continued: messages.continuedNamed(title),
    columns: {
      description,
      location: unappraised.some((item) => item.location !== null) ? location : '',
      quantity: messages.item.number,
      claimed: claimed(claim.currency),
    },
    rows: unappraised.map((item, index) => ({
      number: formats.count(items.length + index + 1),
      description: item.description,
      location: item.location ?? '',
      quantity: formats.count(item.quantity),
      claimed: item.claimed === null ? '–' : formats.amount(item.claimed),
    })),
  };
}
