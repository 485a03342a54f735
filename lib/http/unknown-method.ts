import { problem } from '@/lib/shared/reasons';
import { allowedMethods, methodNotAllowed } from '@/lib/contract/allowed-methods';
import type { Operation } from '@/lib/contract/operation';
import { operations } from '@/lib/contract/operations';
import { Fault } from '@/lib/shared/fault';
import { type Refusal, refusal } from './malformed-request';

/** The methods that a route may have. Next throws at others (TRACE) before it calls a route. */
const METHODS: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
]);

type Offered = Pick<Operation, 'method' | 'location'>;

const get: Offered = { method: 'GET', location: '01' };

/** The paths below /api, those without an operation last. */
const PATHS: readonly { readonly pattern: RegExp; readonly offered: Offered }[] = [
  ...(operations as readonly Operation[]).map((operation) => ({
    pattern: new RegExp(`^/api${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    offered: operation,
  })),
  { pattern: /^\/api\/openapi\.json$/, offered: { ...get, location: '00' } },
  { pattern: /^\/api\/auth\//, offered: get },
  { pattern: /^\/api\/auth\//, offered: { ...get, method: 'POST' } },
  { pattern: /^\/(?!api(\/|$))/, offered: get },
];

/**
 * Returns null for the methods that a route may have, else a 405 with the methods of the path or a
 * 404.
 */
export function unknownMethod(method: string, address: string): Refusal | null {
  if (METHODS.has(method)) return null;
  const [path = ''] = address.split('?', 1);
  const offered = PATHS.filter(({ pattern }) => pattern.test(path)).map((one) => one.offered);
  const [first] = offered;
  if (!first) return refusal(new Fault('not_found', problem('no_such_path')));
  const allowed = allowedMethods(offered);
  return refusal(
    new Fault('not_allowed', methodNotAllowed(method.slice(0, 20), allowed)),
    { allow: allowed.join(', ') },
    first.location,
  );
}
