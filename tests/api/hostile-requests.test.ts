import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { api } from '../setup/api';
import { bodyOf } from '../setup/operations';
import { formOf } from '../setup/pictures';
import { sized, report } from '../setup/profile';
import {
  LONG_MS,
  own,
  claimId,
  made,
  routed,
  callerOf,
  targetOf,
  answered,
  refusals,
  expectLegal,
  NASTY,
  fieldsOf,
  bodiesOf,
  queriesOf,
  send,
  padded,
} from './hostile-requests.fixture';

describe('slightly invalid requests generated from the contract', () => {
  it(
    'no operation fails, and every refusal has a valid body',
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
          { numRuns: hasBody ? sized(60, 700) : sized(20, 150) },
        );
      }
    },
    LONG_MS,
  );

  it(
    'each field with each hostile value is accepted or refused',
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

  it('a repeated parameter is accepted or refused by every operation', async () => {
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

  it.each(texts)('%s is accepted or refused', async (_what, bytes) => {
    for (const path of [
      '/client_reference',
      `/client_reference/${claimId}/appraisal`,
      `/forensics/${claimId}/clear`,
    ])
      expectLegal(await api('POST', path, { key: own.key, bytes }), path);
  });

  it('nothing in a body changes a prototype', async () => {
    await api('POST', '/client_reference', {
      key: own.key,
      bytes: `{"client_reference":"pollute","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}`,
    });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('a JSON body above 1 MiB is 413 ERIPCR, one just below is read', async () => {
    expect(
      await api('POST', '/client_reference', { key: own.key, bytes: padded(1024 * 1024) }),
    ).toMatchObject({ status: 413, body: { event_code: 'ERIPCR' } });
    expect(
      await api('POST', '/client_reference', { key: own.key, bytes: padded(1024 * 1024 - 100) }),
    ).toMatchObject({ status: 400, body: { event_code: 'ERMPCR' } });
  });

  it('afterwards no data has changed, and some requests succeeded', async () => {
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
