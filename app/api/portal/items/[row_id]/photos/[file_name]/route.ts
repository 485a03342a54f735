import { readPortalPhoto } from '@/lib/contract/portal-photos';
import { endpoint } from '@/lib/http/endpoint';
import { fileResponse } from '@/lib/http/file-response';
import { refuse } from '@/lib/http/refuse';
import { readPhoto } from '@/lib/portal/customer/read-photo';

export const GET = endpoint(readPortalPhoto, async ({ caller, params, query }) =>
  fileResponse(
    await readPhoto(caller, params.row_id, params.file_name, query.variant ?? 'preview'),
  ),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuse(readPortalPhoto);
