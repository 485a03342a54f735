/** A key for one intended effect. Create it once and send it with the request and every retry. */
export const newIdempotencyKey = (): string => crypto.randomUUID();

/**
 * Options for a POST that can be retried safely within 24 hours: `client.POST(path, {
 * ...idempotent(key), … })`.
 */
export const idempotent = (key: string) => ({ headers: { 'Idempotency-Key': key } });
