/** Whatever a test provokes: an operation refuses only what it has declared, so that the reference hides no answer. */
import { refusalsOf } from '@/lib/contract/openapi/refusals';
import type { Operation } from '@/lib/contract/operation';
import { operations } from '@/lib/contract/operations';

const all: readonly Operation[] = operations;
const known = new Map<Operation, ReadonlySet<string>>();

const nameOf = (status: number, body: unknown) => {
  const { event_code: code } = (body ?? {}) as { event_code?: unknown };
  return `${status} ${
    typeof code === 'string'
      ? code
      : Object.keys(body ?? {})
          .sort()
          .join()
  }`;
};

function declaredBy(operation: Operation): ReadonlySet<string> {
  const names =
    known.get(operation) ??
    new Set(refusalsOf(operation, all).map(({ status, body }) => nameOf(status, body)));
  known.set(operation, names);
  return names;
}

/** @param file below app/api, `client_reference/[client_reference_id]/route.ts` */
export function requireDeclared(
  method: string,
  file: string,
  { status, body }: { readonly status: number; readonly body: unknown },
): void {
  const path = `/${file.replace(/\/?route\.ts$/, '').replace(/\[(\w+)\]/g, '{$1}')}`;
  const operation = all.find((one) => one.method === method && one.path === path);
  if (!operation?.faults || status < 400 || declaredBy(operation).has(nameOf(status, body))) return;
  throw new Error(
    `${operation.id} answered ${nameOf(status, body)}, which it does not declare: ${JSON.stringify(body)}`,
  );
}
