import type { User } from '@/lib/contract/users';
import type { Prisma } from '@/lib/platform/database/generated/client';
import { roleOf } from '../roles';

export type MemberRow = Prisma.UserClientGetPayload<{ include: { user: true } }>;

export const userView = ({
  userId,
  role,
  disableTime,
  revision,
  createTime,
  user,
}: MemberRow): User => ({
  user_id: userId,
  email: user.email,
  name: user.name,
  role: roleOf(role),
  state: disableTime || user.disableTime ? 'disabled' : 'active',
  revision,
  create_time: createTime.toISOString(),
});
