/**
 * Checks in every test that an operation gives only refusals that it declares, so that the
 * reference is complete.
 */
import { inject } from 'vitest';
import { refusalName } from './refusal-name';

/** @param file below app/api, `client_reference/[client_reference_id]/route.ts` */
export function requireDeclared(
  method: string,
  file: string,
  { status, body }: { readonly status: number; readonly body: unknown },
): void {
  if (status < 400) return;
  const path = `/${file.replace(/\/?route\.ts$/, '').replace(/\[(\w+)\]/g, '{$1}')}`;
  const operation = inject('declaredRefusals')[`${method} ${path}`];
  const name = refusalName(status, body);
  if (operation === undefined || operation.names.includes(name)) return;
  throw new Error(
    `${operation.id} answered ${name}, which it does not declare: ${JSON.stringify(body)}`,
  );
}
