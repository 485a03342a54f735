import type { Caller } from '@/lib/identity/caller';
import { readAppraisal } from '../read';

export async function listAttachments(
  caller: Caller,
  clientReferenceId: number,
  appraisalId: number,
  basePath: string,
) {
  const { attachments, attachment_details } = await readAppraisal(
    caller,
    clientReferenceId,
    appraisalId,
    basePath,
  );
  return { attachments, attachment_details };
}
