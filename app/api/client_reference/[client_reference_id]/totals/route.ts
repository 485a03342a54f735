import { claimTotals } from '@/lib/appraisals/totals';
import { readClaimTotals } from '@/lib/contract/claim-totals';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';

export const GET = endpoint(readClaimTotals, ({ caller, params, query }) =>
  claimTotals(caller, params.client_reference_id, {
    language: query.language,
    hasLines: query.lines !== 'false',
  }),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuse(readClaimTotals);
