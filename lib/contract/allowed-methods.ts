import { type Problem, problem } from '@/lib/shared/reasons';
import type { Method } from './operation';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies readonly Method[];

interface Offered {
  readonly method: Method;
}

/** The value of `Allow` for a path of these operations. RFC 9110, 9.1: with GET there is HEAD. */
export const allowedMethods = (offered: readonly Offered[]): string[] =>
  METHODS.filter((method) => offered.some((one) => one.method === method)).flatMap((method) =>
    method === 'GET' ? ['GET', 'HEAD'] : [method],
  );

/** The first method that a path of these operations lacks. */
export const lackingMethod = (offered: readonly Offered[]): Method | undefined =>
  METHODS.find((method) => offered.every((one) => one.method !== method));

/** What is wrong with a request of another method. */
export const methodNotAllowed = (method: string, allowed: readonly string[]): Problem =>
  problem('method_not_allowed', { method, allowed: allowed.join(', ') });
