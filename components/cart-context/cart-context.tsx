'use client';
import { createContext, use } from 'react';
import type { ClaimFact } from '@/lib/client/claims/claim-facts';
import type { Pictured } from '@/lib/client/verdicts/pictured';
import type { Appraisal } from '@/lib/contract/appraisals';
import type { ForensicsResult } from '@/lib/contract/forensics';
import type { OpenPicture } from './use-open-picture';

/**
 * The actions of one cart. They stay the same while the cart is open, so that a row that only acts
 * does not render again.
 */
export interface CartActions {
  readonly claimId: number;
  show(picture: OpenPicture): void;
  close(): void;
  select(appraisalIds: readonly number[], isSelected: boolean): void;
  /**
   * Opens the dialog for the item, its replacement and its price. `isReplacing` shows the
   * candidates at once.
   */
  edit(appraisal: Appraisal, options?: { isReplacing: boolean }): void;
  /** Opens the dialog for the claim's facts, with the focus on the field `first`. */
  editClaim(first: ClaimFact): void;
  addFiles(appraisalId: number, files: readonly File[]): void;
  openReport(): void;
}

/**
 * The current contents of one cart. Every reader renders again with each change, so rows receive
 * theirs as props.
 */
export interface CartScope {
  readonly appraisals: readonly Appraisal[];
  /**
   * The appraisals that the list shows: all of them, or those that match the filter and the search.
   */
  readonly shown: readonly Appraisal[];
  readonly results: Readonly<Record<string, readonly ForensicsResult[]>>;
  /** What the inspector goes through, in the order of the page: items that wait, then appraisals. */
  readonly pictured: readonly Pictured[];
  readonly open: OpenPicture | null;
  /** Of the appraisals shown, so that no action changes one that cannot be seen. */
  readonly selected: ReadonlySet<number>;
}

export const CartActionsContext = createContext<CartActions | null>(null);
export const CartContext = createContext<CartScope | null>(null);

export function useCartActions(): CartActions {
  const actions = use(CartActionsContext);
  if (!actions) throw new Error('useCartActions stands outside a cart');
  return actions;
}

export function useCartScope(): CartScope {
  const scope = use(CartContext);
  if (!scope) throw new Error('useCartScope stands outside a cart');
  return scope;
}
