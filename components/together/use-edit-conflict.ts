'use client';
import { useQueryClient } from '@tanstack/react-query';
import { fetched } from '@/lib/client/api/fetched';
import { useWords } from '../words';
import type { Late } from './show-conflict';

/** Rare, so what tells it is fetched with the first of them. */
export function useEditConflict(claimId: number): (what: Late) => Promise<void> {
  const words = useWords();
  const cache = useQueryClient();
  return async (what) =>
    (await fetched(() => import('./show-conflict'))).showConflict({ words, cache, claimId }, what);
}
