'use client';
import { useQueryClient } from '@tanstack/react-query';
import { fetched } from '@/lib/client/api/fetched';
import { useTranslation } from '../translation';
import type { Late } from './show-conflict';

/** Edit conflicts are rare, so the code that reports them is loaded with the first one. */
export function useEditConflict(claimId: number): (what: Late) => Promise<void> {
  const messages = useTranslation();
  const cache = useQueryClient();
  return async (what) =>
    (await fetched(() => import('./show-conflict'))).showConflict(
      { messages, cache, claimId },
      what,
    );
}
