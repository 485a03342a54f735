import { z } from 'zod';
import { callerQuery, claimPath, id, instant, metadata, none, page, text } from './fields';
import { operation } from './operation';

/** `hash` is the SHA-256 (hex) of `previous_hash` followed by `payload`, both as UTF-8; the first previous hash is empty. */
export const auditEvent = z
  .object({
    sequence: z.int().positive(),
    type: z.string(),
    /** `key:<id>`, `user:<address>`, `engine`, `operator`, `policyholder`. */
    actor: z.string(),
    session_id: z.string().nullable(),
    time: instant,
    data: z.record(z.string(), z.unknown()),
    /** The text that was hashed: JSON of all of the above. */
    payload: z.string(),
    previous_hash: z.string(),
    hash: z.string(),
  })
  .meta({ id: 'AuditEvent' });

export type AuditEvent = z.infer<typeof auditEvent>;

/** Where the chain ends: whoever has all events has `sequence` of them, and the last one's hash is `hash`. */
const head = z.object({ sequence: z.int().nonnegative(), hash: z.string() }).meta({ id: 'AuditHead' });

const reply = z.object({ events: z.array(auditEvent), head, metadata });
const filters = { ...page, type: text(64).optional() };

export const listClaimEvents = operation({
  id: 'listClaimEvents',
  method: 'GET',
  path: '/client_reference/{client_reference_id}/events',
  summary: 'The audit trail of a claim, oldest first, as a chain of hashes',
  location: '00',
  access: 'read',
  params: claimPath,
  query: callerQuery.extend(filters),
  body: none,
  reply: reply.extend({ client_reference_id: id }),
});

export const listClientEvents = operation({
  id: 'listClientEvents',
  method: 'GET',
  path: '/client_events',
  summary: 'The audit trail of the client itself (keys, people), oldest first, as a chain of hashes',
  location: '00',
  access: 'admin',
  params: z.object({}),
  query: callerQuery.extend(filters),
  body: none,
  reply: reply.extend({ client_id: id }),
});
