import { add, minor, subtract, type Minor } from '@/lib/shared/money';
import type { ReportClaim, ReportItem } from './input';

export interface Sums {
  readonly rcv: Minor;
  readonly depreciation: Minor;
  readonly acv: Minor;
  readonly withoutAmount: number;
}

const NOTHING = minor(0);

/** The sums of the printed lines, so that a reader who adds them up gets the same to the cent. */
export function sumsOf(items: readonly ReportItem[]): Sums {
  const counted = items.filter((item) => item.rcv !== null);
  const rcv = add(...counted.map((item) => item.rcv ?? NOTHING));
  const acv = add(...counted.map((item) => item.acv ?? item.rcv ?? NOTHING));
  return { rcv, acv, depreciation: subtract(rcv, acv), withoutAmount: items.length - counted.length };
}

export interface Settlement {
  readonly deductible: Minor;
  /** What the policy limit takes off. */
  readonly aboveLimit: Minor;
  readonly net: Minor;
}

/** Net claim = min(limit, total − deductible), never below zero; null where the claim has neither. */
export function settle(acv: Minor, { deductible, policyLimit }: ReportClaim): Settlement | null {
  if (deductible === null && policyLimit === null) return null;
  const taken = minor(Math.min(deductible ?? 0, Math.max(acv, 0)));
  const rest = subtract(acv, taken);
  const net = policyLimit === null ? rest : minor(Math.min(policyLimit, rest));
  return { deductible: taken, aboveLimit: subtract(rest, net), net };
}
