import type { PortalMessages } from '@/lib/i18n/portal/en';

const KEYS = ['c0', 'c1', 'c2', 'c3', 'c4', 'c5'] as const;

export const CONDITION_IDS = KEYS.map((_, id) => id);

/** Name of a code of `GET /conditions`; an unknown code counts as not stated. */
export const conditionName = ({ conditions }: PortalMessages, id: number): string =>
  conditions[KEYS[id] ?? 'c0'];
