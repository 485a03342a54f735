import type { ReportInput } from './input';
import { picturesView } from './item-text';
import { isolated } from './paper/direction';
import type { Wording } from './verdict-text';
import type { UnappraisedView } from './view-model';

/** The claimed items without an appraisal, or null if the report has none. */
export function unappraisedView(
  { unappraised, claim, parts }: ReportInput,
  wording: Wording,
): UnappraisedView | null {
  if (unappraised.length === 0) return null;
  const { messages, formats } = wording;
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
    rows: unappraised.map((item) => {
      const number = formats.count(item.displayId);
      return {
        number,
        description: item.description,
        location: item.location ?? '',
        quantity: formats.count(item.quantity),
        claimed: item.claimed === null ? '–' : formats.amount(item.claimed),
        title: messages.annexItem(number, isolated(item.description)),
        continued: messages.continued(number),
        ...picturesView(item, item.description, parts, wording),
      };
    }),
  };
}
