/**
 * Names an error answer by its status and code, or by the keys of its body where it has no code.
 */
export function refusalName(status: number, body: unknown): string {
  const { event_code: code } = (body ?? {}) as { event_code?: unknown };
  const keys = Object.keys(body ?? {})
    .sort()
    .join();
  return `${status} ${typeof code === 'string' ? code : keys}`;
}
