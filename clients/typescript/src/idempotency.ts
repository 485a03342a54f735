/** A key for one intended effect. Make it once, keep it, and send it again with every retry of that effect. */
export const newIdempotencyKey = (): string => crypto.randomUUID();

/** Options for a POST that may be repeated safely for 24 hours: `client.POST(path, { ...idempotent(key), … })`. */
export const idempotent = (key: string) => ({ headers: { 'Idempotency-Key': key } });
