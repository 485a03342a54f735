import { unbroken } from '@/lib/i18n/unbroken';
import { minor, subtract, type Minor } from '@/lib/shared/money';
import type { ReportInput } from './input';
import { coversClaim, lineCountsOf, settle, type Settlement, sumsOf } from './sums';
import type { Wording } from './verdict-text';
import type { Sum } from './view-model';

/** Null for a part of a claim, because deductible and policy limit apply to the whole claim. */
export const settlementOf = (input: ReportInput): Settlement | null =>
  input.parts.depreciation && coversClaim(input) ? settle(input.items, input.claim) : null;

export function sumsView(
  input: ReportInput,
  wording: Wording,
): { sums: Sum[]; lineCounts: string | null } {
  const { messages, formats } = wording;
  const { claim, parts, items } = input;
  const { rcv, depreciation, acv } = sumsOf(items);
  const lineCounts = lineCountsText(input, wording);
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
  if (!parts.depreciation) return { sums: [total(messages.sums.rcv, rcv)], lineCounts };
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
  return { sums, lineCounts };
}

const negative = (amount: Minor): Minor => subtract(minor(0), amount);

/** How many of the lines are in the sums, and what is claimed for those that are not valued. */
function lineCountsText(
  { items, unappraised }: ReportInput,
  { messages: { lines: messages }, formats }: Wording,
): string | null {
  const { lines, counted, notValued, claimed, excluded } = lineCountsOf(items, unappraised);
  if (lines === 0) return null;
  const claimedText = claimed > 0 ? ` (${messages.claimed(formats.amount(claimed))})` : '';
  const parts = [
    messages.counted(formats.count(counted), formats.count(lines), lines),
    ...(notValued > 0
      ? [messages.notValued(formats.count(notValued), notValued) + claimedText]
      : []),
    ...(excluded > 0 ? [messages.excluded(formats.count(excluded), excluded)] : []),
  ];
  // lines break between the parts only
  return parts.map(unbroken).join('\u00a0· ');
}

/** Explains the net claim by the limits and deductibles that deduct something. */
export function notesOf(input: ReportInput, { messages, formats }: Wording): string[] {
  const { parts, items, unappraised } = input;
  const { notes } = messages;
  const settlement = settlementOf(input);
  const hasVerdicts =
    parts.forensics !== 'none' &&
    [...items, ...unappraised].some((item) =>
      item.pictures.some(({ verdict }) => verdict !== null),
    );
  const taken =
    settlement === null
      ? []
      : (['byRules', 'byCategories', 'deductible', 'aboveLimit'] as const)
          .filter((name) => settlement[name] > 0)
          .map((name) => notes.netTaken[name]);
  const net = taken.length === 0 ? notes.netUncapped : notes.net(formats.list(taken));
  const { lines, counted } = lineCountsOf(items, unappraised);
  return [
    notes.rcv,
    ...(parts.depreciation ? [notes.acv] : []),
    ...(counted < lines || items.length > lines ? [notes.counted] : []),
    ...(settlement ? [net] : []),
    ...(hasVerdicts ? [notes.verdict] : []),
  ];
}
