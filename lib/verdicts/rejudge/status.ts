import { readClient } from '@/lib/platform/database/tenant';

interface Progress {
  readonly waiting: number;
  readonly ready: number;
  readonly failed: number;
}

/** How many candidates of the client are waiting, ready to be compared, and failed. */
export async function progressOf(clientId: number): Promise<Progress> {
  const groups = await readClient(clientId, (tx) =>
    tx.verdictCandidate.groupBy({ by: ['status'], where: { clientId }, _count: true }),
  );
  const countOf = (status: keyof Progress) =>
    groups.find((group) => group.status === status)?._count ?? 0;
  return { waiting: countOf('waiting'), ready: countOf('ready'), failed: countOf('failed') };
}
