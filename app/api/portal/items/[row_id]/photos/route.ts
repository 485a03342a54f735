import { addPortalPhotos } from '@/lib/contract/portal-photos';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { addPhotos } from '@/lib/portal/customer/add-photos';

export const POST = endpoint(addPortalPhotos, ({ caller, params, query, files }) =>
  addPhotos(caller, params.row_id, files, query.reduced_from),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuse(addPortalPhotos);
