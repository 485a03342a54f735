import { STANDARD_STATUSES } from '@/lib/shared/standard-statuses';

/** Filled: decided. A ring: not decided yet, or put away. */
const LOOKS: Readonly<Record<number, string>> = {
  [STANDARD_STATUSES.open]: 'ring-accent',
  [STANDARD_STATUSES.accepted]: 'bg-accent ring-accent',
  [STANDARD_STATUSES.rejected]: 'bg-failed ring-failed',
  [STANDARD_STATUSES.closed]: 'bg-ink-3 ring-ink-3',
  [STANDARD_STATUSES.flagged]: 'bg-flag ring-flag',
  [STANDARD_STATUSES.archived]: 'ring-ink-3',
  [STANDARD_STATUSES.paid]: 'bg-clear ring-clear',
  [STANDARD_STATUSES.pending]: 'ring-flag',
};

/** The colour of a status, beside its name. */
export const StatusDot = ({ statusId }: { statusId: number }) => (
  <span
    aria-hidden
    className={`size-2 shrink-0 rounded-full ring-[1.5px] ring-inset ${LOOKS[statusId] ?? 'ring-ink-3'}`}
  />
);
