'use client';
import { useEffect } from 'react';
import { pictureAddress } from '@/lib/client/photos/picture';
import { isAt, type Pictured } from '@/lib/client/verdicts/pictured';
import { nextFlagged } from '@/lib/client/verdicts/verdict';
import { useCartActions, useCartScope } from '../cart-context/cart-context';

/** Loads the picture that a decision leads to, so that it is there at once. */
export function useNextAhead({ place }: Pictured, fileName: string): void {
  const { claimId } = useCartActions();
  const { pictured } = useCartScope();
  const next = nextFlagged(pictured, { ...place, fileName });
  const rowId = next && pictured.find((one) => isAt(one.place, next))?.rowId;
  const address = next && rowId ? pictureAddress(claimId, rowId, next.fileName, 'preview') : null;
  useEffect(() => {
    if (address !== null) new Image().src = address;
  }, [address]);
}
