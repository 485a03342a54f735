import type { AgeUnit, Method, PlainMethod, Rule } from './rule-sets';

/** A range of ages, in years, over which the remaining percentage is the same. */
export interface CurveStep {
  readonly from: number;
  readonly to: number;
  readonly leftPercent: number;
}

export interface Curve {
  /** The price band of the curve; null if there are no bands. The last band has `below: null`. */
  readonly band: { readonly from: number; readonly below: number | null } | null;
  readonly steps: readonly CurveStep[];
}

type Caps = Pick<Rule, 'maximum_percent' | 'floor_percent'>;

const YEARS_MIN = 5;
const YEARS_MAX = 40;

const unitsAYear = (unit: AgeUnit): number => (unit.endsWith('month') ? 12 : 1);
const rounded = (percent: number): number => Math.round(percent * 100) / 100;

/** The remaining percentage after so many units of age, before caps. */
function leftAfter(method: PlainMethod, units: number): number {
  switch (method.kind) {
    case 'rate': {
      const perYear = unitsAYear(method.unit);
      return (
        100 - (method.percent_per_year * Math.max(0, units - method.free_years * perYear)) / perYear
      );
    }
    case 'table': {
      const at = method.unit.startsWith('commenced') ? Math.max(units, 1) - 1 : units;
      return method.remaining_percents[Math.min(at, method.remaining_percents.length - 1)] ?? 100;
    }
    case 'straight_line':
      return 100 - (100 * units) / (method.useful_life_years * unitsAYear(method.unit));
    case 'flat':
      return method.remaining_percent;
    default:
      return 100;
  }
}

const capped = (left: number, { maximum_percent: most, floor_percent: least }: Caps): number =>
  rounded(Math.max(Math.min(left, 100), 0, most === null ? 0 : 100 - most, least ?? 0));

/** The age in years from which the method alone takes nothing more off. */
function settledYears(method: PlainMethod): number {
  switch (method.kind) {
    case 'rate':
      return method.percent_per_year === 0 ? 0 : method.free_years + 100 / method.percent_per_year;
    case 'table':
      return method.remaining_percents.length / unitsAYear(method.unit);
    case 'straight_line':
      return method.useful_life_years;
    default:
      return 0;
  }
}

function stepsOf(method: PlainMethod, caps: Caps, years: number): CurveStep[] {
  const unit = 'unit' in method ? method.unit : 'completed_year';
  const perYear = unitsAYear(unit);
  const steps: CurveStep[] = [];
  for (let piece = 0; piece < years * perYear; piece += 1) {
    // Within the first year of age, one year has commenced and none is completed.
    const leftPercent = capped(
      leftAfter(method, unit.startsWith('commenced') ? piece + 1 : piece),
      caps,
    );
    const last = steps.at(-1);
    const to = (piece + 1) / perYear;
    if (last?.leftPercent === leftPercent) steps[steps.length - 1] = { ...last, to };
    else steps.push({ from: piece / perYear, to, leftPercent });
  }
  return steps;
}

const isDrawn = (method: PlainMethod): boolean => method.kind !== 'market_value';

function bandsOf(method: Method): { band: Curve['band']; method: PlainMethod }[] {
  if (method.kind !== 'value_tiered') return [{ band: null, method }];
  return method.tiers.map((tier, at) => ({
    band: { from: method.tiers[at - 1]?.below ?? 0, below: tier.below },
    method: tier.method,
  }));
}

/**
 * The remaining percentage by age, one curve per price band: the rule's method with its maximum and
 * its floor. Excludes what depends on the single item (condition, receipt, bought used). A band
 * whose value a person states has no curve.
 */
export function curvesOf(rule: Pick<Rule, 'method'> & Caps): {
  readonly years: number;
  readonly curves: readonly Curve[];
} {
  const bands = bandsOf(rule.method).filter(({ method }) => isDrawn(method));
  const capAt = (method: PlainMethod) => {
    const settled = settledYears(method);
    const steps = stepsOf(method, rule, Math.min(Math.ceil(settled) + 1, YEARS_MAX));
    return steps.at(-1)?.from ?? 0;
  };
  const needed = Math.max(YEARS_MIN, ...bands.map(({ method }) => Math.ceil(capAt(method)) + 2));
  const years = Math.min(needed, YEARS_MAX);
  return {
    years,
    curves: bands.map(({ band, method }) => ({ band, steps: stepsOf(method, rule, years) })),
  };
}
