import { createHash } from 'node:crypto';
import { now } from '@/lib/platform/clock';
import type { Prisma } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import type { Edits } from './edits';

/** Files whose names differ only in case and white space have the same columns. */
export const namesKey = (names: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(names.map((name) => name.trim().replaceAll(/\s+/g, ' ').toLowerCase())))
    .digest('hex');

/** The columns that the client chose for the last file with these names. */
export async function rememberedColumns(
  tx: Transaction,
  clientId: number,
  namesSha256: string,
): Promise<Edits['columns'] | null> {
  const found = await tx.importMapping.findUnique({
    where: { clientId_namesSha256: { clientId, namesSha256 } },
  });
  return found && (found.columns as unknown as Edits['columns']);
}

/** Without columns, files with these names are read by their names again. */
export async function rememberColumns(
  tx: Transaction,
  clientId: number,
  namesSha256: string,
  columns: Edits['columns'],
): Promise<void> {
  if (Object.keys(columns).length === 0) {
    await tx.importMapping.deleteMany({ where: { clientId, namesSha256 } });
    return;
  }
  const data = { columns: columns as Prisma.InputJsonObject, updateTime: now() };
  await tx.importMapping.upsert({
    where: { clientId_namesSha256: { clientId, namesSha256 } },
    create: { clientId, namesSha256, ...data },
    update: data,
  });
}
