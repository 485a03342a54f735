import type { Language } from '@/lib/shared/languages';
import { minor } from '@/lib/shared/money';
import { exampleInput, exampleItem } from './example-input';
import type { ReportInput } from './input';

/**
 * Two counted lines, a rejected one, an alternative of the second, and four that are not valued: one
 * without an amount, one without a purchase date, two without an appraisal.
 */
export function everyKind(
  language: Language = 'en',
  thumbnails: readonly Uint8Array[] = [],
): ReportInput {
  const item = (index: number) => exampleItem(index, thumbnails);
  const input = exampleInput(0, { language });
  const second = item(1);
  const rejected = { id: 3, name: 'Rejected', isOwnName: false };
  return {
    ...input,
    method: {
      ruleSets: input.method.ruleSets.map((set) => ({ ...set, items: 4 })),
      byHand: 0,
      engines: [{ version: '2.3.0', pictures: 11 }],
    },
    items: [
      item(0),
      { ...second, rcv: minor(459_000), acv: minor(367_200) },
      {
        ...item(2),
        status: rejected,
        line: { state: 'excluded', reason: 'status', status: rejected },
      },
      {
        ...item(3),
        rowId: second.rowId,
        displayId: second.displayId,
        line: { state: 'excluded', reason: 'alternative', chosenId: second.appraisalId },
      },
      {
        ...item(4),
        rcv: null,
        rcvEach: null,
        acv: null,
        acvBasis: null,
        line: { state: 'not_valued', reason: 'no_amount', claimed: minor(900_000) },
      },
      {
        ...item(5),
        acvBasis: null,
        datePurchase: null,
        line: { state: 'not_valued', reason: 'no_purchase_date', claimed: minor(400_000) },
      },
    ],
    unappraised: [
      {
        displayId: 7,
        description: 'Winter coat',
        quantity: 2,
        location: 'Hall',
        claimed: minor(130_000),
        pictures: [],
      },
      {
        displayId: 8,
        description: 'Box of books',
        quantity: 40,
        location: null,
        claimed: null,
        pictures: [],
      },
    ],
    claimLineCount: 7,
  };
}
