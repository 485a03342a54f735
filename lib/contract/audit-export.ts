import { problemOf } from '@/lib/shared/reasons';
import { z } from 'zod';
import { callerQuery, instantIn, none } from './fields';
import { operation } from './operation';

const EXPORT_FORMATS = ['ndjson', 'csv'] as const;

/** Streams a file, so the response has no event count and no length. */
export const exportAuditTrail = operation({
  id: 'exportAuditTrail',
  method: 'GET',
  path: '/audit_export',
  tag: 'Events',
  summary: 'Download the audit trail of the client and of all its claims',
  description:
    'First the chain of the client, then those of its claims by id, each oldest first. ' +
    'One event per line, with its `payload` and hashes, so that complete chains can be ' +
    'verified; ' +
    '`client_reference_id` is null (in CSV: empty) in the chain of the client. ' +
    'A time range cuts chains: their first event then follows one that is not in the file. ' +
    'A connection that ends without the last chunk is incomplete.',
  location: '00',
  access: 'admin',
  heavy: true,
  params: z.object({}),
  query: callerQuery.extend({
    format: z
      .enum(EXPORT_FORMATS)
      .optional()
      .describe(
        'Default `ndjson`: one JSON object per line. ' +
          '`csv` has a header; a session label that a spreadsheet would take for a formula begins ' +
          'with an apostrophe.',
      ),
    since: instantIn.optional().describe('From this time on.'),
    until: instantIn.optional().describe('Before this time; default: now.'),
  }),
  body: none,
  reply: z.instanceof(Response),
  produces: ['application/x-ndjson', 'text/csv'],
  faults: [
    {
      fault: 'invalid',
      when: 'a time is malformed',
      example: problemOf('since', 'not_an_iso_time'),
    },
    {
      fault: 'wrong',
      when: '`format` is unknown, or `until` is not after `since`',
      example: problemOf('until', 'until_not_after_since'),
    },
  ],
  examples: {
    query: { format: 'csv', since: '2026-01-01T00:00:00Z', until: '2026-04-01T00:00:00Z' },
  },
});
