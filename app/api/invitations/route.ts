import {
  inviteUser as inviteOperation,
  listInvitations as listOperation,
} from '@/lib/contract/invitations';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { inviteUser } from '@/lib/identity/invitations/invite';
import { listInvitations } from '@/lib/identity/invitations/list';

export const POST = endpoint(inviteOperation, ({ caller, body, origin }) =>
  inviteUser(caller, body, origin),
);
export const GET = endpoint(listOperation, ({ caller, query }) => listInvitations(caller, query));
export const { PUT, PATCH, DELETE, OPTIONS } = refuse(inviteOperation, listOperation);
