import type { Caller } from '@/lib/identity/caller';

/**
 * The prefix of API addresses in a reply: absolute for a system, relative for the pages of the
 * desk.
 */
export const basePath = (caller: Caller, origin: string): string =>
  caller.kind === 'handler' ? '/api' : `${origin}/api`;
