import { problem, problemOf } from '@/lib/shared/reasons';
import { z } from 'zod';
import { eventExample, headExample } from './examples/events';
import { callerQuery, claimPath, id, instant, metadata, none, page, text } from './fields';
import { operation } from './operation';

const auditEvent = z
  .object({
    sequence: z.int().positive().describe('1 for the first event of a chain, then counting up.'),
    type: z.string().describe('The type of event, for example `forensics.cleared`.'),
    actor: z
      .string()
      .describe('`key:<id>`, `user:<address>`, `engine`, `operator` or `policyholder`.'),
    session_id: z.string().nullable().describe("The caller's label for its user."),
    time: instant,
    data: z.record(z.string(), z.unknown()).describe('Details, in fields of this API.'),
    payload: z.string().describe('The hashed text: JSON of all of the above.'),
    previous_hash: z.string().describe('Hash of the previous event; empty for the first.'),
    hash: z
      .string()
      .describe('SHA-256, hexadecimal, of `previous_hash` followed by `payload`, both as UTF-8.'),
  })
  .meta({ id: 'AuditEvent', description: 'An event, chained to the previous one.' });

export type AuditEvent = z.infer<typeof auditEvent>;

/** Filters of the audit trail. */
const EVENT_KINDS = [
  'claim',
  'items',
  'acv',
  'status',
  'photos',
  'verdicts',
  'reports',
  'portal',
] as const;

export type EventKind = (typeof EVENT_KINDS)[number];

const claimEvent = auditEvent
  .extend({
    actor_name: z
      .string()
      .nullable()
      .describe('The current name of the person; null for other actors.'),
  })
  .meta({
    id: 'ClaimEvent',
    description: 'An event of a claim, chained to the previous one.',
  });

export type ClaimEvent = z.infer<typeof claimEvent>;

const head = z.object({ sequence: z.int().nonnegative(), hash: z.string() }).meta({
  id: 'AuditHead',
  description:
    'The end of the chain: `sequence` is the number of its events, `hash` the hash of the last one.',
});

const reply = z.object({ events: z.array(auditEvent), head, metadata });
const filters = { ...page, type: text(64).optional().describe('Only events of this type.') };

const WRONG_PAGE = {
  fault: 'wrong',
  when: '`limit` is not 1 to 100, or a text is too long',
  example: problemOf('limit', 'too_big', { limit: 100 }),
} as const;

export const listClaimEvents = operation({
  id: 'listClaimEvents',
  method: 'GET',
  path: '/client_reference/{client_reference_id}/events',
  tag: 'Events',
  summary: 'List the audit trail of a claim, a hash chain',
  description:
    'Every change of the claim, its cart and its verdicts, oldest first by default. A changed, removed or swapped event breaks the chain.',
  location: '00',
  access: 'read',
  params: claimPath,
  query: callerQuery.extend({
    ...filters,
    order: z
      .enum(['oldest', 'newest'])
      .optional()
      .describe('Sort order. A cursor keeps the order it was issued with.'),
    kind: z.enum(EVENT_KINDS).optional().describe('Only events of this kind, a group of types.'),
  }),
  body: none,
  reply: reply.extend({ client_reference_id: id, events: z.array(claimEvent) }),
  faults: [
    'invalid',
    {
      ...WRONG_PAGE,
      when: '`limit` is not 1 to 100, `order` or `kind` is unknown, or a text is too long',
    },
    {
      fault: 'not_found',
      when: 'the client has no such claim',
      example: problem('client_reference_not_found'),
    },
  ],
  examples: {
    reply: {
      client_reference_id: 48213,
      events: [{ ...eventExample, actor_name: 'Kari Holm' }],
      head: headExample,
      metadata: { next_cursor: null },
    },
  },
});

export const listClientEvents = operation({
  id: 'listClientEvents',
  method: 'GET',
  path: '/client_events',
  tag: 'Events',
  summary: 'List the audit trail of the client itself (keys, people), oldest first, a hash chain',
  description: 'Events of no claim: keys issued, rotated and revoked, endpoints, people.',
  location: '00',
  access: 'admin',
  params: z.object({}),
  query: callerQuery.extend(filters),
  body: none,
  reply: reply.extend({ client_id: id }),
  faults: [
    {
      fault: 'invalid',
      when: 'the cursor is invalid',
      example: problemOf('cursor', 'not_a_cursor'),
    },
    WRONG_PAGE,
  ],
  examples: {
    reply: {
      client_id: 7,
      events: [],
      head: { sequence: 0, hash: '' },
      metadata: { next_cursor: null },
    },
  },
});
