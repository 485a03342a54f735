import type { Minor } from '@/lib/shared/money';
import type { Issue } from '../item';
import type { AgeUnit } from '../rule-set';
import type { Share } from '../share';
import type { Step } from '../step';

/** What a method may ask about the item. */
export interface Subject {
  /** Of the line. */
  readonly base: Minor;
  readonly quantity: number;
  /** Of the line; null where nobody stated it. */
  readonly marketValue: Minor | null;
  /** The age in a unit, extra years included; told once per valuation. An issue where a date is missing. */
  readonly age: (unit: AgeUnit) => Age | Issue;
}

export interface Age {
  readonly count: number;
  readonly steps: readonly Step[];
}

export interface Depreciation {
  /** Of the base that goes; may be more than the whole before it is capped. */
  readonly share: Share;
  readonly steps: readonly Step[];
}

export const isIssue = (value: object): value is Issue => 'reason' in value;
