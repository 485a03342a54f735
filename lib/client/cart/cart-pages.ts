import type { InfiniteData } from '@tanstack/react-query';
import type { Appraisal } from '@/lib/contract/appraisals';
import type { Reply } from '../api/call';

export type CartPages = InfiniteData<
  Reply<'GET /client_reference/{client_reference_id}/appraisal'>,
  string | undefined
>;

export const cartKey = (claimId: number) => ['cart', claimId] as const;

/** Changes appraisals in the cached cart without asking the server. */
export const withAppraisals = (
  pages: CartPages | undefined,
  change: (appraisal: Appraisal) => Appraisal | null,
): CartPages | undefined =>
  pages && {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      appraisals: page.appraisals.flatMap((appraisal) => change(appraisal) ?? []),
    })),
  };
