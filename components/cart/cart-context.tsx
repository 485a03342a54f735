'use client';
import { createContext, use } from 'react';
import type { Appraisal } from '@/lib/contract/appraisals';
import type { ForensicsResult } from '@/lib/contract/forensics';
import type { OpenPicture } from './use-open-picture';

/** What the rows of one cart share, so that it need not pass through every component between. */
export interface CartScope {
  readonly claimId: number;
  readonly appraisals: readonly Appraisal[];
  readonly results: Readonly<Record<string, readonly ForensicsResult[]>>;
  readonly open: OpenPicture | null;
  show(picture: OpenPicture): void;
  close(): void;
  readonly selected: ReadonlySet<number>;
  select(appraisalIds: readonly number[], isSelected: boolean): void;
  remove(appraisal: Appraisal): void;
  addFiles(appraisalId: number, files: readonly File[]): void;
  askReport(): void;
}

export const CartContext = createContext<CartScope | null>(null);

export function useCartScope(): CartScope {
  const scope = use(CartContext);
  if (!scope) throw new Error('useCartScope stands outside a cart');
  return scope;
}
