import type { Caller } from '@/lib/identity/caller';

/** What addresses in an answer begin with: absolute for a system, relative for a page, whose origin is its own. */
export const basePath = (caller: Caller, origin: string): string =>
  caller.kind === 'handler' ? '/api' : `${origin}/api`;
