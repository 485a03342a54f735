/**
 * The names of the refusals that each operation declares, read once per run because loading the
 * complete contract takes a second.
 */
import { refusalsOf } from '@/lib/contract/openapi/refusals';
import type { Operation } from '@/lib/contract/operation';
import { operations } from '@/lib/contract/operations';
import { refusalName } from './refusal-name';

/** By method and path (`GET /prices`), for the operations that declare their faults. */
export type DeclaredRefusals = Readonly<Record<string, { id: string; names: readonly string[] }>>;

export function declaredRefusals(): DeclaredRefusals {
  const all: readonly Operation[] = operations;
  return Object.fromEntries(
    all
      .filter(({ faults }) => faults !== undefined)
      .map((one) => [
        `${one.method} ${one.path}`,
        {
          id: one.id,
          names: refusalsOf(one, all).map(({ status, body }) => refusalName(status, body)),
        },
      ]),
  );
}
