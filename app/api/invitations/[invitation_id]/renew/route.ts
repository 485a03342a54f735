import { renewInvitation as operation } from '@/lib/contract/invitations';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { renewInvitation } from '@/lib/identity/invitations/renew';

export const POST = endpoint(operation, ({ caller, params, origin }) =>
  renewInvitation(caller, params.invitation_id, origin),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuse(operation);
