import { randomBytes } from 'node:crypto';

/** Standard Webhooks requires 24 to 64. */
const SECRET_BYTES = 32;

export const newSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
