import { exportLines } from '@/lib/appraisals/export-lines';
import { exportClaimLines } from '@/lib/contract/lines-export';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { streamResponse } from '@/lib/http/stream-response';

export const GET = endpoint(exportClaimLines, async ({ caller, params }) =>
  streamResponse(await exportLines(caller, params.client_reference_id)),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuse(exportClaimLines);
