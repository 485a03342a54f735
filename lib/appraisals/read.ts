import type { Appraisal } from '@/lib/contract/appraisals';
import type { Caller } from '@/lib/identity/caller';
import { Prisma } from '@/lib/platform/database/generated/client';
import { withClient } from '@/lib/platform/database/tenant';
import { notFound } from '@/lib/shared/fault';
import { appraisalView, selectAppraisals } from './select';

export async function readAppraisal(
  { clientId }: Caller,
  clientReferenceId: number,
  id: number,
  basePath: string,
): Promise<Appraisal> {
  const where = Prisma.sql`AND a.client_reference_id = ${clientReferenceId} AND a.id = ${id}`;
  const [row] = await withClient(clientId, (tx) => selectAppraisals(tx, clientId, where));
  if (!row) throw notFound('appraisal_not_found');
  return appraisalView(row, basePath);
}
