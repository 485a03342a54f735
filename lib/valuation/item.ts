import type { Problem } from '@/lib/shared/reasons';
import type { Minor } from '@/lib/shared/money';
import type { Precision } from '@/lib/shared/purchase';

/** The facts of an item that a valuation uses. */
export interface Item {
  /** The category, its parent and so on; empty without a category. */
  readonly categoryIds: readonly number[];
  /** Per piece or for all pieces, according to `isPricePerItem`. */
  readonly rcv: Minor | null;
  /** For all pieces; used if the RCV is unknown. */
  readonly claimedAmount: Minor | null;
  readonly quantity: number;
  readonly isPricePerItem: boolean;
  /** `YYYY-MM-DD`, like `dateDamage`. */
  readonly datePurchase: string | null;
  /** Default `day`. Changes how the purchase is written, not what is calculated. */
  readonly purchasePrecision?: Precision;
  readonly dateDamage: string | null;
  /** The age that somebody assumes for this item if the purchase date is unknown. */
  readonly assumedAgeMonths: number | null;
  /** Whether the rule's assumed age counts if the purchase date is unknown. */
  readonly assumesAge: boolean;
  /** A code of lib/shared/conditions; 0 if not stated. */
  readonly condition: number;
  /** Null if not stated, which changes nothing. */
  readonly hasReceipt: boolean | null;
  readonly isBoughtUsed: boolean | null;
  /** For all pieces, entered by a handler. */
  readonly marketValue: Minor | null;
}

type ItemField =
  | 'replacement_cost_value'
  | 'item_quantity'
  | 'date_purchase'
  | 'date_damage'
  | 'market_value';

/** Why an item cannot be valued, with the field at fault. */
export interface Issue extends Problem {
  readonly field: ItemField;
}
