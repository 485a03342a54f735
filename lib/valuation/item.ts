import type { Problem } from '@/lib/shared/reasons';
import type { Minor } from '@/lib/shared/money';

/** What is known of an item of loss when it is valued. */
export interface Item {
  /** Its category, then that one's parent, and so on; empty where it has none. */
  readonly categoryIds: readonly number[];
  /** Of one piece or of the line, as `isPricePerItem` says. */
  readonly rcv: Minor | null;
  /** Of the line; taken where there is no replacement cost. */
  readonly claimedAmount: Minor | null;
  readonly quantity: number;
  readonly isPricePerItem: boolean;
  /** `YYYY-MM-DD`, as is the day of the damage. */
  readonly datePurchase: string | null;
  readonly dateDamage: string | null;
  /** Of lib/shared/conditions; 0: not stated. */
  readonly condition: number;
  /** Null: not stated. Only a stated fact makes a difference. */
  readonly hasReceipt: boolean | null;
  readonly isBoughtUsed: boolean | null;
  /** Of the line, stated by a person. */
  readonly marketValue: Minor | null;
}

type ItemField =
  'replacement_cost_value' | 'item_quantity' | 'date_purchase' | 'date_damage' | 'market_value';

/** Why an item cannot be valued, said of one field. */
export interface Issue extends Problem {
  readonly field: ItemField;
}
