'use client';
import { useQueryClient } from '@tanstack/react-query';
import { fetched } from '@/lib/client/api/fetched';
import type { Appraisal } from '@/lib/contract/appraisals';
import { useTranslation } from '../translation';
import { useCartActions } from './cart-context';

/** Its code is loaded with the first choice. */
export function useChoose(): (appraisal: Appraisal | undefined) => void {
  const messages = useTranslation();
  const cache = useQueryClient();
  const { claimId } = useCartActions();
  return (appraisal) =>
    void fetched(() => import('./choose')).then(({ choose }) =>
      choose({ messages, cache, claimId }, appraisal),
    );
}
