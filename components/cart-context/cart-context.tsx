'use client';
import { createContext, use } from 'react';
import type { ClaimFact } from '@/lib/client/claims/claim-facts';
import type { Appraisal } from '@/lib/contract/appraisals';
import type { ForensicsResult } from '@/lib/contract/forensics';
import type { OpenPicture } from './use-open-picture';

/** What can be done in one cart. Never changes while the cart is open, so a row that only acts is not drawn again. */
export interface CartActions {
  readonly claimId: number;
  show(picture: OpenPicture): void;
  close(): void;
  select(appraisalIds: readonly number[], isSelected: boolean): void;
  /** What is known of its item, its replacement and price, in a dialog; `isReplacing`: with the candidates in sight. */
  edit(appraisal: Appraisal, options?: { isReplacing: boolean }): void;
  /** What the claim states of itself, in a dialog; `first` is the field that it is opened for. */
  editClaim(first: ClaimFact): void;
  remove(appraisal: Appraisal): void;
  addFiles(appraisalId: number, files: readonly File[]): void;
  openReport(): void;
}

/** What one cart shows now; whoever reads it is drawn again with every change. Rows get theirs as props. */
export interface CartScope {
  readonly appraisals: readonly Appraisal[];
  /** Those of them that the list holds: all, or what a filter leaves. */
  readonly shown: readonly Appraisal[];
  readonly results: Readonly<Record<string, readonly ForensicsResult[]>>;
  readonly open: OpenPicture | null;
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
