import { setTimeout as sleep } from 'node:timers/promises';
import { addCategories } from '@/lib/catalogue/add-categories';
import { database } from '@/lib/platform/database/tenant';
import { log } from '@/lib/platform/log';

const RETRY_MS = 10_000;

/** Adds the built-in categories to a new or older store, once, however long the database is down. */
export async function keepCategories(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await addCategories((text, values) => database().$executeRawUnsafe(text, ...values));
      return;
    } catch (error) {
      log().warn({ err: error }, 'adding categories failed');
      await sleep(RETRY_MS, undefined, { signal }).catch(() => {});
    }
  }
}
