import { problemOf } from '@/lib/shared/reasons';
import { z } from 'zod';
import { callerQuery, instantIn, none } from './fields';
import { operation } from './operation';

export const EXPORT_FORMATS = ['ndjson', 'csv'] as const;

/** Answers the file itself, as it is read: no count of the events, and no end before the last one. */
export const exportAuditTrail = operation({
  id: 'exportAuditTrail',
  method: 'GET',
  path: '/audit_export',
  tag: 'Events',
  summary: 'Download the audit trail of the client and of all its claims',
  description:
    'First the chain of the client itself, then those of its claims in the order of their ids, each oldest first. One event a line, with its `payload` and hashes, so that whole chains can be verified; ' +
    '`client_reference_id` is null (in CSV: empty) in the chain of the client. A range of time cuts chains: their first event then continues one that is not in the file. ' +
    'A connection that ends without the last chunk has left events out.',
  location: '00',
  access: 'admin',
  heavy: true,
  params: z.object({}),
  query: callerQuery.extend({
    format: z
      .enum(EXPORT_FORMATS)
      .optional()
      .describe(
        '`ndjson` unless set: one JSON object a line. `csv` has a header, and a session label that a spreadsheet would take for a formula begins with an apostrophe.',
      ),
    since: instantIn.optional().describe('From this moment on.'),
    until: instantIn.optional().describe('Before this moment; now when left out.'),
  }),
  body: none,
  reply: z.instanceof(Response),
  produces: ['application/x-ndjson', 'text/csv'],
  faults: [
    {
      fault: 'invalid',
      when: 'a moment has the wrong form',
      example: problemOf('since', 'not_an_iso_time'),
    },
    {
      fault: 'wrong',
      when: '`format` is neither of the two, or `until` does not lie after `since`',
      example: problemOf('until', 'until_not_after_since'),
    },
  ],
  examples: {
    query: { format: 'csv', since: '2026-01-01T00:00:00Z', until: '2026-04-01T00:00:00Z' },
  },
});
