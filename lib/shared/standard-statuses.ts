/** The rows of `appraisal_status`. A client uses some of them and may give them other names. */
export const STANDARD_STATUSES = {
  open: 1,
  accepted: 2,
  rejected: 3,
  closed: 4,
  flagged: 5,
  archived: 6,
  paid: 7,
  pending: 8,
} as const;

/** Somebody has paid or closed a line with one of these. It is changed once it is open again. */
export const LOCKED_STATUS_IDS: readonly number[] = [
  STANDARD_STATUSES.closed,
  STANDARD_STATUSES.paid,
];

/** Nobody has decided on a line with one of these. */
export const OPEN_STATUS_IDS: readonly number[] = [
  STANDARD_STATUSES.open,
  STANDARD_STATUSES.flagged,
  STANDARD_STATUSES.pending,
];
