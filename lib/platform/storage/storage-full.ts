import { problem } from '@/lib/shared/reasons';
import { Fault } from '@/lib/shared/fault';

/** A full disk, a quota, or the file size limit of the process. */
const CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const RETRY_AFTER_SECONDS = 60;

/** There is no room for the bytes to be stored. Nothing of them is left behind. */
export class StorageFull extends Fault {
  constructor(cause: unknown) {
    super('unavailable', problem('storage_full'), {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      cause,
    });
  }
}

export const isFull = (error: unknown): boolean =>
  error instanceof Error && CODES.has((error as NodeJS.ErrnoException).code);
