import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { z } from 'zod';
import type { Operation } from '@/lib/contract/operation';
import { env } from '@/lib/platform/env';
import { type Answer, api, isLegalError } from '../setup/api';
import { makeIntake } from '../setup/inventories';
import { addressOf, bodyOf, routedOperations, type Target } from '../setup/operations';
import { makeDraft } from '../setup/rule-sets';
import { issueKey } from '@/lib/identity/api-keys/issue';
import { asOwner } from '../setup/owner';
import { formOf } from '../setup/pictures';
import { makePeople } from '../setup/people';
import { makeStoredReport } from '../setup/reports';
import { openLink } from '../setup/portal';
import {
  idOfKey,
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  type MadeAppraisal,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '../setup/tenants';
import { sized } from '../setup/profile';
import { attachPicture, complete } from '../setup/verdicts';
import { makeWebhook } from '../setup/webhook-desk';
import { makeImport } from '../setup/price-imports';

export const LONG_MS = sized(300_000, 3_600_000);

export let own: Tenant;

export let claimId: number;

export let made: MadeAppraisal;

let target: Target;

let policyholder: { readonly target: Target; readonly token: string };

export let routed: Operation[] = [];

let limits: object = {};
afterAll(() => void Object.assign(env(), limits)); // the next file of this process has its own

beforeAll(async () => {
  limits = {
    RATE_LIMIT_READ: env().RATE_LIMIT_READ,
    RATE_LIMIT_WRITE: env().RATE_LIMIT_WRITE,
    RATE_LIMIT_HEAVY: env().RATE_LIMIT_HEAVY,
  };
  // otherwise most requests of a full-sized run would be rate limited
  Object.assign(env(), { RATE_LIMIT_READ: 0, RATE_LIMIT_WRITE: 0, RATE_LIMIT_HEAVY: 0 });
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant();
  claimId = await makeClaim(own);
  made = await makeAppraisal(own, claimId);
  const fileName = await attachPicture(own, claimId, made);
  await complete(own, made, fileName);
  const apiKeyId = idOfKey(await issueKey({ name: 'to be found', clientIds: [own.clientId] }));
  target = {
    claimId,
    appraisalId: made.id,
    fileName,
    apiKeyId,
    ...(await makeWebhook(own)),
    ...(await makeImport(own)),
    ...(await makeIntake(own, claimId)),
    ...(await makePeople(own)),
    ...(await makeStoredReport(own, claimId)),
    ruleSetId: await makeDraft(own),
  };
  const theirClaim = await makeClaim(own);
  const theirs = await makeAppraisal(own, theirClaim);
  const theirFile = await attachPicture(own, theirClaim, theirs);
  policyholder = {
    target: {
      claimId: theirClaim,
      appraisalId: theirs.id,
      fileName: theirFile,
      rowId: theirs.rowId,
    },
    token: await openLink(own, theirClaim),
  };
  routed = (await routedOperations()).routed.filter(({ access }) => access !== 'public');
});

/** Opens the submitted links again, so that the next test is not refused for that. */
beforeEach(() => asOwner(`UPDATE portal_access SET link_status = 'active', submit_time = NULL`));

/** The caller that may use an operation, with its target. */
export const callerOf = ({ access }: Operation) =>
  access === 'portal' ? { portal: policyholder.token } : { key: own.key };

export const targetOf = ({ access }: Operation) =>
  access === 'portal' ? policyholder.target : target;

/** Number of answers by status, for the figures of a full-sized run. */
export const answered = new Map<number, number>();

/** Messages of refusals, without the names of fields. */
export const refusals = new Set<string>();

/** Messages of the schema library, which must not reach a caller. */
const FOREIGN_MESSAGES =
  /\b(Invalid (input|option|string|key|value)|Too (big|small)|expected \w+, received|Unrecognized|is not valid(?! CSV)|has the wrong type)/i;

/** Fails on an internal error, and on a refusal whose form or message is not the contract's. */
export function expectLegal({ status, body, text, headers }: Answer, what: string): void {
  answered.set(status, (answered.get(status) ?? 0) + 1);
  expect(status, `${what}: ${text.slice(0, 300)}`).toBeLessThan(500);
  expect(headers.get('x-request-id'), what).toMatch(/^[\w-]{8,64}$/);
  if (status < 400) return;
  expect(isLegalError(body), `${what}: ${text.slice(0, 300)}`).toBe(true);
  const { description } = body as { description: string };
  expect(description, what).not.toMatch(FOREIGN_MESSAGES);
  refusals.add(description.replace(/^[\w.-]+ : /, ''));
}

export const NASTY = [
  null,
  true,
  0,
  -0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  5e-324,
  '',
  ' ',
  '0',
  '-1',
  '1e3',
  '٣',
  'NUL\u0000',
  'half \ud800',
  '\udc00',
  '\ufffe',
  '😀'.repeat(300),
  'x'.repeat(70_000),
  "' OR 1=1 --",
  '$1',
  '%',
  '\\',
  '{{7*7}}',
  '../../etc/passwd',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '0001-01-01',
  '0001-01-01 00:00:00',
  '9999-12-31 23:59:59',
  [],
  [[]],
  {},
  { toString: 1 },
  { $ne: null },
  { valueOf: 1 },
  [null],
  'https://x.example/\u0000',
  '\u202e',
  'true',
] as const;

const nasty = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.jsonValue({ maxDepth: 2 }),
  fc.double(),
  fc.maxSafeInteger(),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

export const fieldsOf = (schema: z.ZodType): string[] =>
  Object.keys(
    (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { properties?: object })
      .properties ?? {},
  );

/** A valid body with some of the contract's fields replaced or omitted. */
export function bodiesOf(operation: Operation): fc.Arbitrary<Record<string, unknown>> {
  const names = fieldsOf(operation.body);
  const changes = fc.uniqueArray(
    fc.record({
      name: fc.constantFrom(...names),
      value: nasty,
      isGone: fc.constantFrom(false, false, false, true),
    }),
    { selector: ({ name }) => name, maxLength: 3 },
  );
  return changes.map((list) => {
    const body = { ...bodyOf(operation, targetOf(operation)) };
    for (const { name, value, isGone } of list) {
      if (isGone) delete body[name];
      else body[name] = value;
    }
    return body;
  });
}

export const queriesOf = (operation: Operation) => {
  const names = [...fieldsOf(operation.query), 'unknown', '__proto__', 'session_id'];
  const texts = fc.oneof(
    fc.constantFrom(
      '',
      '0',
      '-1',
      'x',
      '1e9',
      '99999999999999999999',
      '%00',
      'a\u0000b',
      "'",
      String(own.clientId),
      'true',
      '[',
    ),
    fc.string({ maxLength: 12 }),
  );
  return fc
    .array(fc.tuple(fc.constantFrom(...names), texts), { maxLength: 3 })
    .map((pairs) => new URLSearchParams(pairs).toString());
};

export async function send(
  operation: Operation,
  query: string,
  body: Record<string, unknown> | null,
): Promise<Answer> {
  const path = addressOf(operation, targetOf(operation), `?${query}`);
  if (operation.carries === 'files')
    return api(operation.method, path, {
      ...callerOf(operation),
      form: formOf({ name: 'x', bytes: Buffer.from('x') }),
    });
  return api(operation.method, path, { ...callerOf(operation), ...(body ? { json: body } : {}) });
}

export const padded = (length: number) => `{"client_reference":"","x":"${'x'.repeat(length)}"}`;
