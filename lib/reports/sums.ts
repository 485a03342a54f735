import { add, minor, parseAmount, subtract, type Minor } from '@/lib/shared/money';
import { type Line, settleClaim } from '@/lib/valuation/settle-claim';
import type { Step } from '@/lib/valuation/step';
import type { ReportClaim, ReportInput, ReportItem, ReportLine, UnappraisedItem } from './input';

interface Sums {
  readonly rcv: Minor;
  readonly depreciation: Minor;
  readonly acv: Minor;
}

const NOTHING = minor(0);

const countedOf = (items: readonly ReportItem[]) =>
  items.filter(({ line }) => line.state === 'counted');

/** Adds up the printed amounts that are counted, so that the sums match the report to the cent. */
export function sumsOf(items: readonly ReportItem[]): Sums {
  const counted = countedOf(items);
  const rcv = add(...counted.map((item) => item.rcv ?? NOTHING));
  const acv = add(...counted.map((item) => item.acv ?? item.rcv ?? NOTHING));
  return { rcv, acv, depreciation: subtract(rcv, acv) };
}

interface LineCounts {
  /** All lines: counted, excluded or not valued. */
  readonly lines: number;
  readonly counted: number;
  readonly excluded: number;
  readonly notValued: number;
  /** What is claimed for the lines that are not valued. */
  readonly claimed: Minor;
}

/** The appraisals of one claimed item are one line; the chosen one decides if it is counted. */
export function lineCountsOf(
  items: readonly ReportItem[],
  unappraised: readonly UnappraisedItem[] = [],
): LineCounts {
  const lines = new Map<number, ReportLine>();
  for (const { rowId, line } of items)
    if (!lines.has(rowId) || !isAlternative(line)) lines.set(rowId, line);
  const count = (state: ReportLine['state']) =>
    [...lines.values()].filter((line) => line.state === state).length;
  const claimed = [...lines.values()].map((line) =>
    line.state === 'not_valued' ? line.claimed : null,
  );
  return {
    lines: lines.size + unappraised.length,
    counted: count('counted'),
    excluded: count('excluded'),
    notValued: count('not_valued') + unappraised.length,
    claimed: add(
      ...[...claimed, ...unappraised.map((item) => item.claimed)].map((one) => one ?? NOTHING),
    ),
  };
}

const isAlternative = (line: ReportLine): boolean =>
  line.state === 'excluded' && line.reason === 'alternative';

/** Whether every line is printed with the appraisal that is chosen for it. */
export const coversClaim = ({ items, unappraised, claimLineCount }: ReportInput): boolean =>
  items.filter(({ line }) => !isAlternative(line)).length + unappraised.length === claimLineCount;

interface LimitedCategory {
  readonly rule: string;
  readonly limit: Minor;
  readonly above: Minor;
}

export interface Settlement {
  /** Deducted by limits and deductibles of items. */
  readonly byRules: Minor;
  /** Deducted by category limits, in total and for each category. */
  readonly byCategories: Minor;
  readonly categories: readonly LimitedCategory[];
  readonly deductible: Minor;
  /** Deducted by the policy limit. */
  readonly aboveLimit: Minor;
  readonly net: Minor;
}

/** Net claim = min(policy limit, total − deductible), never below zero. */
export function settle(
  items: readonly ReportItem[],
  { deductible, policyLimit }: ReportClaim,
): Settlement {
  const counted = countedOf(items);
  const settled = settleClaim(counted.map(groupOf), { deductible, policyLimit });
  const byRules = add(...counted.map(({ limits }) => limits?.taken ?? NOTHING));
  const { aboveCategoryLimits: byCategories } = settled;
  return {
    byRules,
    byCategories,
    categories: settled.steps.flatMap(categoryOf),
    deductible: settled.deductible,
    aboveLimit: settled.abovePolicyLimit,
    net: settled.net,
  };
}

function categoryOf({ message, values, amount }: Step): LimitedCategory[] {
  const limit = parseAmount(values['limit'] ?? '');
  return message === 'claim.category_limit' && limit !== null && amount !== null
    ? [{ rule: String(values['rule']), limit, above: subtract(NOTHING, amount) }]
    : [];
}

const groupOf = ({ rcv, acv, limits }: ReportItem): Line => ({
  rule: limits?.rule ?? '',
  payable: subtract(acv ?? rcv ?? NOTHING, limits?.taken ?? NOTHING),
  limit: limits?.ruleLimit ?? null,
});
