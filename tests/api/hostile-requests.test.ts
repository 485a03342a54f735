import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
import { sized, report } from '../setup/profile';
import { attachPicture, complete } from '../setup/verdicts';
import { makeWebhook } from '../setup/webhook-desk';
import { makeImport } from '../setup/price-imports';

const LONG_MS = sized(300_000, 3_600_000);

let own: Tenant;
let claimId: number;
let made: MadeAppraisal;
let target: Target;
let policyholder: { readonly target: Target; readonly token: string };
let routed: Operation[] = [];

beforeAll(async () => {
  Object.assign(env(), { RATE_LIMIT_READ: 0, RATE_LIMIT_WRITE: 0, RATE_LIMIT_HEAVY: 0 }); // else most of a full-sized run is refused unread
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

/** What was handed in is open again, so that the next test gets as far. */
beforeEach(() => asOwner(`UPDATE portal_access SET link_status = 'active', submit_time = NULL`));

/** Who may call it, and on what. */
const callerOf = ({ access }: Operation) =>
  access === 'portal' ? { portal: policyholder.token } : { key: own.key };
const targetOf = ({ access }: Operation) => (access === 'portal' ? policyholder.target : target);

/** How many answers there were of each status: a full-sized run tells its figures. */
const answered = new Map<number, number>();
/** What refusals said, without the fields that they named. */
const refusals = new Set<string>();

/** How the schema library puts it where nobody else does. */
const FOREIGN_MESSAGES =
  /\b(Invalid (input|option|string|key|value)|Too (big|small)|expected \w+, received|Unrecognized|is not usable|of another type)/i;

/** No failure of ours, and every refusal in a form that the contract has, in words of ours. */
function expectLegal({ status, body, text, headers }: Answer, what: string): void {
  answered.set(status, (answered.get(status) ?? 0) + 1);
  expect(status, `${what}: ${text.slice(0, 300)}`).toBeLessThan(500);
  expect(headers.get('x-request-id'), what).toMatch(/^[\w-]{8,64}$/);
  if (status < 400) return;
  expect(isLegalError(body), `${what}: ${text.slice(0, 300)}`).toBe(true);
  const { description } = body as { description: string };
  expect(description, what).not.toMatch(FOREIGN_MESSAGES);
  refusals.add(description.replace(/^[\w.-]+ : /, ''));
}

const NASTY = [
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

const fieldsOf = (schema: z.ZodType): string[] =>
  Object.keys(
    (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { properties?: object })
      .properties ?? {},
  );

/** A body that would do, with some of the contract's own fields replaced or left out. */
function bodiesOf(operation: Operation): fc.Arbitrary<Record<string, unknown>> {
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

const queriesOf = (operation: Operation) => {
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

async function send(
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

describe('requests made from the contract itself, a little wrong', () => {
  it(
    'no operation fails, and every refusal is a legal body',
    async () => {
      for (const operation of routed.filter(({ method }) => method !== 'DELETE')) {
        const hasBody = bodyOf(operation, targetOf(operation)) !== undefined;
        const bodies: fc.Arbitrary<Record<string, unknown> | null> = hasBody
          ? bodiesOf(operation)
          : fc.constant(null);
        await fc.assert(
          fc.asyncProperty(queriesOf(operation), bodies, async (query, body) => {
            expectLegal(
              await send(operation, query, body),
              `${operation.id}?${query} ${JSON.stringify(body)?.slice(0, 500)}`,
            );
          }),
          { numRuns: hasBody ? sized(25, 700) : sized(10, 150) },
        );
      }
    },
    LONG_MS,
  );

  it(
    'each field alone, with each nasty value, is taken or refused',
    async () => {
      for (const operation of routed.filter((one) => bodyOf(one, targetOf(one)) !== undefined)) {
        for (const name of fieldsOf(operation.body)) {
          const value = NASTY[(name.length * 7) % NASTY.length];
          for (const one of [
            value,
            'NUL\u0000',
            'half \ud800',
            2 ** 53,
            0,
            '0001-01-01',
            '9999-12-31 23:59:59',
            [],
            null,
          ]) {
            expectLegal(
              await send(operation, '', { ...bodyOf(operation, targetOf(operation)), [name]: one }),
              `${operation.id} ${name} = ${JSON.stringify(one)?.slice(0, 80)}`,
            );
          }
        }
      }
    },
    LONG_MS,
  );

  it(
    'ids in the path may be anything',
    async () => {
      for (const operation of routed.filter(({ path }) => path.includes('{'))) {
        for (const id of [
          '0',
          '-1',
          '2147483647',
          '2147483648',
          '999999999999999',
          '9'.repeat(40),
          '1.0',
          '1e2',
          '%00',
          'x',
          '%F0%9F%98%80',
          '١',
          '__proto__',
          'constructor',
          '%20',
          'null',
          '1%2F2',
        ]) {
          const path = operation.path.replaceAll(/\{\w+\}/g, id);
          const json = bodyOf(operation, targetOf(operation));
          const answer = await api(operation.method, path, {
            ...callerOf(operation),
            ...(operation.carries === 'files'
              ? { form: formOf({ name: 'x', bytes: Buffer.from('x') }) }
              : json
                ? { json }
                : {}),
          });
          expectLegal(answer, `${operation.method} ${path}`);
          expect(answer.status, `${operation.method} ${path}`).toBeGreaterThanOrEqual(400);
        }
      }
    },
    LONG_MS,
  );

  it('a parameter that is there twice is taken or refused, by every operation', async () => {
    for (const operation of routed) {
      for (const query of [
        `client_id=${own.clientId}&client_id=${own.clientId}`,
        `client_id=${own.clientId}&client_id=1`,
        'session-id=a&session-id=b',
        'limit=1&limit=x',
        'x=1&x=2',
        'client_id[]=1',
        'variant=preview&variant=x',
        '&&=&?',
        '%',
        '%zz=%zz',
      ]) {
        if (operation.method !== 'DELETE')
          expectLegal(
            await send(operation, query, bodyOf(operation, targetOf(operation)) ?? null),
            `${operation.id}?${query}`,
          );
      }
    }
  });
});

const padded = (length: number) => `{"client_reference":"","x":"${'x'.repeat(length)}"}`;

describe('bodies as text', () => {
  const texts: readonly (readonly [what: string, text: string])[] = [
    [
      '__proto__ as a field',
      `{"client_reference":"p1","__proto__":{"isAdmin":true,"client_id":1}}`,
    ],
    [
      'constructor.prototype as a field',
      `{"client_reference":"p2","constructor":{"prototype":{"x":1}}}`,
    ],
    ['__proto__ as a value of itself', `{"__proto__":null}`],
    ['a field twice', `{"client_reference":"d1","client_reference":"d2"}`],
    [
      'nesting deeper than allowed',
      `{"client_reference":"n1","x":${'['.repeat(40)}${']'.repeat(40)}}`,
    ],
    ['nesting that would exhaust a stack', `{"x":${'['.repeat(200_000)}${']'.repeat(200_000)}}`],
    [
      'nesting of objects that would exhaust a stack',
      `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
    ],
    [
      'a number beyond every type',
      `{"client_reference":"h1","claim_deductible":${'9'.repeat(400)}}`,
    ],
    [
      'a number with an endless fraction',
      `{"client_reference":"h2","claim_deductible":0.${'1'.repeat(10_000)}}`,
    ],
    ['an escaped NUL', `{"client_reference":"a\\u0000b"}`],
    ['an escaped half of a pair', `{"client_reference":"a\\ud800b"}`],
    ['a byte order mark', `\ufeff{"client_reference":"bom"}`],
    ['NaN', '{"claim_deductible":NaN}'],
    ['a comment', '{/* */"client_reference":"c"}'],
    ['a trailing comma', '{"client_reference":"c",}'],
    [
      'ten thousand fields',
      `{${Array.from({ length: 10_000 }, (_, n) => `"f${n}":${n}`).join()},"client_reference":"many"}`,
    ],
  ];

  it.each(texts)('%s is taken or refused', async (_what, bytes) => {
    for (const path of [
      '/client_reference',
      `/client_reference/${claimId}/appraisal`,
      `/forensics/${claimId}/clear`,
    ])
      expectLegal(await api('POST', path, { key: own.key, bytes }), path);
  });

  it('nothing in a body reaches a prototype', async () => {
    await api('POST', '/client_reference', {
      key: own.key,
      bytes: `{"client_reference":"pollute","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}`,
    });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('a JSON body beyond 1 MiB is 413 ERIPCR, one just below is read', async () => {
    expect(
      await api('POST', '/client_reference', { key: own.key, bytes: padded(1024 * 1024) }),
    ).toMatchObject({ status: 413, body: { event_code: 'ERIPCR' } });
    expect(
      await api('POST', '/client_reference', { key: own.key, bytes: padded(1024 * 1024 - 100) }),
    ).toMatchObject({ status: 400, body: { event_code: 'ERMPCR' } });
  });

  it('afterwards everything is as it was, and refusals were not all there was', async () => {
    report(
      `\n${[...answered.values()].reduce((sum, n) => sum + n, 0)} requests: ${JSON.stringify(Object.fromEntries([...answered].sort()))}\n${refusals.size} texts: ${[...refusals].sort().join(' | ').slice(0, 20_000)}\n`,
    );
    expect(answered.get(200)).toBeGreaterThan(100);
    expect(answered.get(400)).toBeGreaterThan(100);
    expect(
      (await api('GET', `/client_reference/${claimId}/appraisal/${made.id}`, { key: own.key }))
        .body,
    ).toMatchObject({ appraisal_id: made.id });
    expect((await api('GET', '/client_reference?limit=100', { key: own.key })).status).toBe(200);
    expect(
      (await api('GET', `/client_reference/${claimId}/appraisal?limit=100`, { key: own.key }))
        .status,
    ).toBe(200);
  });
});
