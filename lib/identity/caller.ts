/** Who is calling and what it may touch: all that a service ever needs to know about a request. */
export interface Caller {
  readonly kind: 'key' | 'handler' | 'policyholder';
  readonly clientIds: readonly number[];
  /** The one client that this call acts for. */
  readonly clientId: number;
  /** A policyholder's one claim; nobody else has one. */
  readonly ownClaimId?: number;
  /** For the audit: `key:ab12…`, `user:kari@example.test`, `policyholder:<claim>`. */
  readonly actor: string;
  /** The caller's own label for its user; never a credential. */
  readonly sessionId: string | null;
}

/** `admin` is for keys, webhooks and the request log of a client; it includes neither of the others. */
export const SCOPES = ['read', 'write', 'admin'] as const;

export type Scope = (typeof SCOPES)[number];

/** What a person is for one client. A lead is a handler who decides, too, where the client leaves that to leads. */
export const ROLES = ['handler', 'lead', 'admin'] as const;

export type Role = (typeof ROLES)[number];

/** A caller before it has said for which client it acts. */
export interface Authenticated {
  readonly kind: Caller['kind'];
  readonly actor: string;
  readonly name: string;
  readonly clientIds: readonly number[];
  readonly ownClaimId?: number;
  /** What it may do for one of its clients at least: `scopesFor` says it for each. */
  readonly scopes: readonly Scope[];
  /** A person's, by client. */
  readonly roles?: ReadonlyMap<number, Role>;
  /** The deprecated Authorization style was used: the answer says so. */
  readonly deprecatedStyle: boolean;
}
