import { env } from '../env';
import { PictureProcess } from './process';
import type { PictureReply, ReadReceipt } from './protocol';

/**
 * Reads a receipt in a picture process of its own, which ends afterwards: text recognition keeps
 * its memory, and the processes that examine pictures stay free for them.
 */
export async function inOwnProcess(request: ReadReceipt, timeoutMs: number): Promise<PictureReply> {
  const process = new PictureProcess(env());
  try {
    return await process.run(request, timeoutMs);
  } finally {
    process.stop();
  }
}
