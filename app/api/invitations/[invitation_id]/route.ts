import { revokeInvitation as operation } from '@/lib/contract/invitations';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { revokeInvitation } from '@/lib/identity/invitations/revoke';

export const DELETE = endpoint(operation, ({ caller, params }) =>
  revokeInvitation(caller, params.invitation_id),
);
export const { GET, POST, PUT, PATCH, OPTIONS } = refuse(operation);
