import { type Problem, problem } from '@/lib/shared/reasons';
import type { Method } from './operation';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies readonly Method[];

interface Offered {
  readonly method: Method;
}

/** The methods for the `Allow` header of a path. RFC 9110, 9.1: a path with GET also has HEAD. */
export const allowedMethods = (offered: readonly Offered[]): string[] =>
  METHODS.filter((method) => offered.some((one) => one.method === method)).flatMap((method) =>
    method === 'GET' ? ['GET', 'HEAD'] : [method],
  );

/** The first method that the path of these operations lacks. */
export const lackingMethod = (offered: readonly Offered[]): Method | undefined =>
  METHODS.find((method) => offered.every((one) => one.method !== method));

/** The problem of a request with a method that the path lacks. */
export const methodNotAllowed = (method: string, allowed: readonly string[]): Problem =>
  problem('method_not_allowed', { method, allowed: allowed.join(', ') });
