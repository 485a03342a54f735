import { z } from 'zod';
import { callerBody, callerQuery, claimPath, date, id, instant, metadata, money, moneyIn, none, page, language, required, text } from './fields';
import { operation } from './operation';

export const createClientReference = operation({
  id: 'createClientReference',
  method: 'POST',
  path: '/client_reference',
  summary: 'Create a client reference (a claim)',
  location: 'CR',
  access: 'write',
  params: z.object({}),
  query: callerQuery,
  body: z.object({
    ...callerBody,
    client_reference: required(255),
    date_damage: date.nullish(),
    cause: text(64).nullish(),
    policyholder_name: text(255).nullish(),
    policyholder_email: z.email().max(320).nullish(),
    language: language.nullish(),
    currency: z.string().regex(/^[A-Z]{3}$/).nullish(),
    claim_deductible: moneyIn.nullish(),
    policy_limit: moneyIn.nullish(),
  }),
  reply: z.object({ client_reference_id: id, client_reference: z.string() }),
});

export const clientReference = z
  .object({
    client_reference_id: id,
    client_reference: z.string(),
    client_id: id,
    date_damage: z.string().nullable(),
    cause: z.string().nullable(),
    policyholder_name: z.string().nullable(),
    owner: z.string().nullable(),
    language,
    currency: z.string(),
    claim_deductible: money.nullable(),
    policy_limit: money.nullable(),
    status: z.string(),
    create_time: instant,
    update_time: instant,
  })
  .meta({ id: 'ClientReference' });

export type ClientReference = z.infer<typeof clientReference>;

export const readClientReference = operation({
  id: 'readClientReference',
  method: 'GET',
  path: '/client_reference/{client_reference_id}',
  summary: 'Read a client reference',
  location: '00',
  access: 'read',
  params: claimPath,
  query: callerQuery,
  body: none,
  reply: clientReference,
});

/** A row of the claims list: what a handler must see to pick the next claim. */
export const claimSummary = clientReference
  .extend({
    appraisal_count: z.int(),
    replacement_cost_value: money,
    actual_cash_value: money,
    flagged_count: z.int(),
    running_count: z.int(),
  })
  .meta({ id: 'ClaimSummary' });

export type ClaimSummary = z.infer<typeof claimSummary>;

export const listClientReferences = operation({
  id: 'listClientReferences',
  method: 'GET',
  path: '/client_reference',
  summary: 'List client references, newest first',
  location: 'CR',
  access: 'read',
  params: z.object({}),
  query: callerQuery.extend({ ...page, q: text(255).optional(), flagged: z.enum(['true', 'false']).optional() }),
  body: none,
  reply: z.object({ client_references: z.array(claimSummary), metadata }),
});
