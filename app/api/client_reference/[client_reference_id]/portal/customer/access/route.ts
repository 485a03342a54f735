import { changePortalAccess, makePortalAccess, readPortalAccess } from '@/lib/contract/portal';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { changeAccess } from '@/lib/portal/access/change';
import { makeAccess } from '@/lib/portal/access/make';
import { readAccess } from '@/lib/portal/access/read';

export const GET = endpoint(readPortalAccess, ({ caller, params, origin }) =>
  readAccess(caller, params.client_reference_id, origin),
);
export const POST = endpoint(makePortalAccess, ({ caller, params, body, origin }) =>
  makeAccess(caller, params.client_reference_id, body, origin),
);
export const PATCH = endpoint(changePortalAccess, ({ caller, params, body, origin }) =>
  changeAccess(caller, params.client_reference_id, body, origin),
);
export const { PUT, DELETE, OPTIONS } = refuse(
  readPortalAccess,
  makePortalAccess,
  changePortalAccess,
);
