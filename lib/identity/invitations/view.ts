import type { Invitation } from '@/lib/contract/invitations';
import { now } from '@/lib/platform/clock';
import type { Invitation as Row } from '@/lib/platform/database/generated/client';
import { roleOf } from '../roles';

export const invitationView = ({
  id,
  email,
  name,
  role,
  createTime,
  createdBy,
  expireTime,
}: Row): Invitation => ({
  invitation_id: id,
  email,
  name,
  role: roleOf(role),
  state: expireTime <= now() ? 'expired' : 'open',
  create_time: createTime.toISOString(),
  created_by: createdBy,
  expire_time: expireTime.toISOString(),
});

/** Neither accepted nor revoked. */
export const WAITING = { kind: 'join', acceptTime: null, revokeTime: null } as const;
