import type { ForensicsItemReason } from '@/lib/contract/forensics-reasons';

/** Whether a reason to look at an item waits for a review. */
export const isSomeOpen = (reasons: readonly ForensicsItemReason[] = []): boolean =>
  reasons.some(({ cleared_at: at }) => at === null);
