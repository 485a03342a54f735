import type { EventKind } from '@/lib/contract/events';

/** Event types of each kind, as SQL LIKE patterns. */
const PATTERNS: Readonly<Record<EventKind, readonly string[]>> = {
  claim: ['client_reference.%', 'inventory.%'],
  items: [
    'appraisal.created',
    'appraisal.updated',
    'appraisal.deleted',
    'claimed_item.%',
    'claimed_items.%',
  ],
  acv: ['appraisal.acv%'],
  status: ['appraisal.status_changed'],
  photos: ['attachment.%'],
  verdicts: ['forensics.%'],
  reports: ['report.%'],
  portal: ['portal.%'],
};

export const patternsOf = (kind: EventKind): string[] => [...PATTERNS[kind]];
