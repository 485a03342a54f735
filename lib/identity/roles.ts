import { type Role, ROLES, type Scope, SCOPES } from './caller';

/** An unknown role in the database counts as handler, the role with the fewest permissions. */
export const roleOf = (text: string): Role => ROLES.find((role) => role === text) ?? 'handler';

export const scopesOfRole = (role: Role): readonly Scope[] =>
  role === 'admin' ? SCOPES : ['read', 'write'];
