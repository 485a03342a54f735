import type { Transaction } from '@/lib/platform/database/tenant';
import type { AuditLine } from '../input';

/** What happened to the claim, oldest first; actors as they were recorded. */
export async function selectAudit(tx: Transaction, { clientId, id }: { clientId: number; id: number }): Promise<AuditLine[]> {
  const rows = await tx.auditEvent.findMany({
    where: { clientId, clientReferenceId: id },
    orderBy: { sequence: 'asc' },
    select: { type: true, payload: true, createTime: true },
  });
  return rows.map(({ type, payload, createTime }) => {
    const { actor, data } = JSON.parse(payload) as { actor: string; data: Readonly<Record<string, unknown>> };
    return { at: createTime, actor, type, detail: detailOf(data) };
  });
}

/** Which file, where the event is about one. */
function detailOf(data: Readonly<Record<string, unknown>>): string | null {
  if (typeof data['file_name'] === 'string') return data['file_name'];
  const names = data['file_names'];
  return Array.isArray(names) ? names.join(', ') : null;
}
