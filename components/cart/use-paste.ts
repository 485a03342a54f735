'use client';
import { useEffect } from 'react';
import { fetched } from '@/lib/client/api/fetched';
import { useTranslation } from '../translation';
import type { Pasting } from './take-pasted';

/** Loaded after the first render, so that the cart does not wait for this code. */
export function usePaste(openId: number | null, give: Pasting['give']): void {
  const nowhere = useTranslation().t.cart.upload.pasteWhere;
  useEffect(() => {
    const gone = new AbortController();
    void fetched(() => import('./take-pasted')).then(
      ({ takePasted }) => takePasted({ openId, give, nowhere, signal: gone.signal }),
      () => {},
    );
    return () => gone.abort();
  }, [openId, give, nowhere]);
}
