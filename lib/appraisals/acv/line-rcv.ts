import type { Transaction } from '@/lib/platform/database/tenant';
import { type Minor, parseAmount } from '@/lib/shared/money';
import { LINE_RCV } from '../select';

/** RCV of the line. Null if the appraisal has no price. */
export async function lineRcv(
  tx: Transaction,
  clientId: number,
  id: number,
): Promise<Minor | null> {
  const [line] = await tx.$queryRaw<{ rcv: string | null }[]>`
    SELECT ${LINE_RCV}::text AS rcv FROM appraisal a WHERE a.client_id = ${clientId} AND a.id = ${id}`;
  return line?.rcv ? parseAmount(line.rcv) : null;
}
