import { setTimeout as sleep } from 'node:timers/promises';
import { runNextImport } from '@/lib/catalogue/imports/run-next';
import { log } from '@/lib/platform/log';

const IDLE_MS = 1000;

/** Imports uploaded price feeds until it is stopped, one at a time across all workers. */
export async function importPrices(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const worked = await runNextImport(signal).catch((error: unknown) => {
      log().warn({ err: error }, 'price imports: a turn failed');
      return false;
    });
    if (!worked) await sleep(IDLE_MS, undefined, { signal }).catch(() => {});
  }
}
