import { restoreItemReasons } from '@/lib/contract/item-reasons';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { reviewItemReasons } from '@/lib/verdicts/review-item-reasons';

export const POST = endpoint(restoreItemReasons, async ({ caller, params }) => {
  await reviewItemReasons(caller, params, null);
  return { restored: true as const };
});
export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuse(restoreItemReasons);
