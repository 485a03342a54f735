import { minor, subtract, type Minor } from '@/lib/shared/money';
import type { ReportInput } from './input';
import { isolated } from './paper/direction';
import { statusName } from './status-name';
import { settle, type Settlement, sumsOf } from './sums';
import type { Wording } from './verdict-text';
import type { Sum } from './view-model';

/** Null for a part of a claim, because deductible and policy limit apply to the whole claim. */
export const settlementOf = ({
  items,
  claim,
  claimItemCount,
  parts,
}: ReportInput): Settlement | null =>
  parts.depreciation && items.length === claimItemCount ? settle(items, claim) : null;

export function sumsView(
  input: ReportInput,
  wording: Wording,
): { sums: Sum[]; sumsNotes: string[] } {
  const { messages, formats } = wording;
  const { claim, parts, items } = input;
  const { rcv, depreciation, acv } = sumsOf(items);
  const sumsNotes = sumsNotesOf(input, wording);
  const line = (label: string, amount: Minor): Sum => ({
    label,
    value: formats.amount(amount),
    isTotal: false,
  });
  const total = (label: string, amount: Minor): Sum => ({
    label,
    value: formats.money(amount, claim.currency),
    isTotal: true,
  });
  if (!parts.depreciation) return { sums: [total(messages.sums.rcv, rcv)], sumsNotes };
  const sums = [
    line(messages.sums.rcv, rcv),
    line(messages.sums.depreciation, negative(depreciation)),
    total(messages.sums.acv, acv),
  ];
  const settlement = settlementOf(input);
  if (settlement) {
    if (settlement.byRules > 0)
      sums.push(line(messages.sums.byRules, negative(settlement.byRules)));
    if (settlement.byCategories > 0)
      sums.push(line(messages.sums.byCategories, negative(settlement.byCategories)));
    if (claim.deductible !== null)
      sums.push(line(messages.sums.deductible, negative(settlement.deductible)));
    if (settlement.aboveLimit > 0)
      sums.push(line(messages.sums.aboveLimit, negative(settlement.aboveLimit)));
    sums.push(total(messages.sums.net, settlement.net));
  }
  return { sums, sumsNotes };
}

const negative = (amount: Minor): Minor => subtract(minor(0), amount);

/** The appraisal_status_id of rejected appraisals, whatever the client's name for it. */
const REJECTED = 3;

/** Notes on what the sums include unexpectedly, and on what they exclude. */
function sumsNotesOf({ items }: ReportInput, { messages }: Wording): string[] {
  const { withoutAmount } = sumsOf(items);
  const counted = items.filter(({ rcv }) => rcv !== null);
  const rejected = counted.filter(({ status }) => status?.id === REJECTED);
  const [status] = rejected.flatMap((item) => item.status ?? []);
  const seen = new Set<number>();
  const again = new Set<number>();
  for (const { rowId } of counted) (seen.has(rowId) ? again : seen).add(rowId);
  return [
    ...(withoutAmount > 0 ? [messages.withoutAmount(withoutAmount)] : []),
    ...(status ? [messages.rejected(isolated(statusName(status, messages)), rejected.length)] : []),
    ...(again.size > 0 ? [messages.appraisedTwice(again.size)] : []),
  ];
}

/** Explains the net claim by the limits and deductibles that deduct something. */
export function notesOf(input: ReportInput, { messages, formats }: Wording): string[] {
  const { parts, items } = input;
  const { notes } = messages;
  const settlement = settlementOf(input);
  const hasVerdicts =
    parts.forensics !== 'none' &&
    items.some((item) => item.pictures.some(({ verdict }) => verdict !== null));
  const taken =
    settlement === null
      ? []
      : (['byRules', 'byCategories', 'deductible', 'aboveLimit'] as const)
          .filter((name) => settlement[name] > 0)
          .map((name) => notes.netTaken[name]);
  const net = taken.length === 0 ? notes.netUncapped : notes.net(formats.list(taken));
  return [
    notes.rcv,
    ...(parts.depreciation ? [notes.acv] : []),
    ...(settlement ? [net] : []),
    ...(hasVerdicts ? [notes.verdict] : []),
  ];
}
