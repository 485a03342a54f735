import { storedCause } from '@/lib/platform/database/stored-cause';
import type { z } from 'zod';
import type { priceImport } from '@/lib/contract/price-imports';
import type { PriceImport } from '@/lib/platform/database/generated/client';
import { toDateString } from '@/lib/shared/dates';

type View = z.input<typeof priceImport>;

export function importView(row: PriceImport): View {
  const isOver = row.status === 'done' || row.status === 'failed';
  return {
    price_import_id: row.id,
    file_name: row.fileName,
    file_bytes: Number(row.fileBytes),
    format: row.format as View['format'],
    shop_name: row.shopName,
    currency: row.currency,
    dry_run: row.dryRun,
    price_date: toDateString(row.priceDate),
    status: row.status as View['status'],
    progress: isOver ? 1 : Math.min(1, Number(row.bytesRead) / Math.max(1, Number(row.fileBytes))),
    reason: row.reason,
    cause: storedCause(row.cause),
    rows_read: row.rowsRead,
    rows_refused: row.rowsRefused,
    products_new: row.productsNew,
    offers_new: row.offersNew,
    offers_changed: row.offersChanged,
    offers_confirmed: row.offersConfirmed,
    offers_unchanged: row.offersUnchanged,
    unknown_categories: row.unknownCategories as View['unknown_categories'],
    create_time: row.createTime.toISOString(),
    start_time: row.startTime?.toISOString() ?? null,
    finish_time: row.finishTime?.toISOString() ?? null,
  };
}
