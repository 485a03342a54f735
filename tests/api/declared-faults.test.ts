/**
 * Provokes every refusal that the contract declares for an operation: status and body equal the
 * declared example exactly.
 */
import { describe, expect, it } from 'vitest';
import { refusalsOf } from '@/lib/contract/openapi/refusals';
import { all, routed, operationOf } from './declared-faults.fixture';
import { general, plainly } from './general-refusals.fixture';
import { particular } from './particular-refusals.fixture';

const LONG_MS = 120_000;

/**
 * Refusals tested elsewhere: a used-up limit, an internal error and concurrent requests (traffic,
 * idempotency, errors).
 */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'rate_limited',
  'broken',
  'unavailable',
  'running',
  'reused',
]);

describe('every declared refusal', () => {
  it.each(all.map(({ id }) => id))(
    'of %s is answered as in its example',
    async (id) => {
      const operation = operationOf(id);
      if (!routed.includes(operation))
        return expect(operation.faults, 'declared ahead of its route').toBeUndefined();
      const unproved: string[] = [];
      const done = new Set<string>();
      for (const refusal of refusalsOf(operation, all).filter(({ kind }) => !ELSEWHERE.has(kind))) {
        const isShape = /"(client_id|session-id)|Idempotency-Key|1 MiB|percent code/.test(
          JSON.stringify(refusal.body),
        );
        const name = `${id} ${refusal.kind}${refusal.code === null ? ' ' : ''}`;
        // specific refusals take precedence over those of the shape
        const special = isShape || done.has(name) ? undefined : (particular[name] ?? plainly(name));
        done.add(name);
        const answer = await (special ? special() : general(operation, refusal));
        if (answer === null) unproved.push(`${refusal.kind} ${refusal.code}`);
        else
          expect([answer.status, answer.body], `${id} ${refusal.kind} ${refusal.code}`).toEqual([
            refusal.status,
            refusal.body,
          ]);
      }
      expect(unproved).toEqual([]);
    },
    LONG_MS,
  );
});
