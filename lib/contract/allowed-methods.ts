import type { Method } from './operation';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies readonly Method[];

interface Offered {
  readonly method: Method;
}

/** What `Allow` names for a path of these operations. RFC 9110, 9.1: whoever has GET has HEAD. */
export const allowedMethods = (offered: readonly Offered[]): string[] =>
  METHODS.filter((method) => offered.some((one) => one.method === method)).flatMap((method) =>
    method === 'GET' ? ['GET', 'HEAD'] : [method],
  );

/** The first method that a path of these operations lacks. */
export const lackingMethod = (offered: readonly Offered[]): Method | undefined =>
  METHODS.find((method) => offered.every((one) => one.method !== method));

/** The words of the refusal. */
export const notAllowedMessage = (method: string, allowed: readonly string[]): string =>
  `${method} is not allowed here; allowed: ${allowed.join(', ')}`;
