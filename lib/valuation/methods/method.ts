import type { Minor } from '@/lib/shared/money';
import type { Issue } from '../item';
import type { AgeUnit } from '../rule-set';
import type { Share } from '../share';
import type { Step } from '../step';

/** The facts of an item that a method uses. */
export interface Subject {
  /** Of all pieces. */
  readonly base: Minor;
  readonly quantity: number;
  /** Of all pieces; null if not stated. */
  readonly marketValue: Minor | null;
  /** The age in a unit, including extra years, or an issue if a date is missing. */
  readonly age: (unit: AgeUnit) => Age | Issue;
}

export interface Age {
  readonly count: number;
  readonly steps: readonly Step[];
}

export interface Depreciation {
  /** The lost share of the base. May exceed one before the maximum is applied. */
  readonly share: Share;
  readonly steps: readonly Step[];
}

export const isIssue = (value: object): value is Issue => 'reason' in value;
