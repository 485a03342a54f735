import { type Role, ROLES, type Scope, SCOPES } from './caller';

/** One that the database has and we do not know may no more than a handler. */
export const roleOf = (text: string): Role => ROLES.find((role) => role === text) ?? 'handler';

export const scopesOfRole = (role: Role): readonly Scope[] =>
  role === 'admin' ? SCOPES : ['read', 'write'];
