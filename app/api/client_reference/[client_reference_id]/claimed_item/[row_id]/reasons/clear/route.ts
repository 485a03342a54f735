import { clearItemReasons } from '@/lib/contract/item-reasons';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { reviewItemReasons } from '@/lib/verdicts/review-item-reasons';

export const POST = endpoint(clearItemReasons, async ({ caller, params, body }) => {
  await reviewItemReasons(caller, params, { note: body.note ?? null });
  return { cleared: true as const };
});
export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuse(clearItemReasons);
