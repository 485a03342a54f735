/** What the amount of a line is based on. */
export const BASES = [
  'catalogue',
  'receipt',
  'quote',
  'expert',
  'repair',
  'claimed',
  'handler',
] as const;

export type Basis = (typeof BASES)[number];

/** The bases of an item without a catalogue product. */
export const OWN_BASES = [
  'receipt',
  'quote',
  'expert',
  'repair',
  'claimed',
  'handler',
] as const satisfies readonly Basis[];

const OWN_PID = /^own_\d+$/;

/** The pid of the private product that the service makes for an item. */
export const ownPid = (rowId: number): string => `own_${rowId}`;

/** Whether a pid names a private product instead of one of the catalogue. */
export const isOwnPid = (pid: string): boolean => OWN_PID.test(pid);
