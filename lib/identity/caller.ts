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

/** A caller before it has said for which client it acts. */
export interface Authenticated {
  readonly kind: Caller['kind'];
  readonly actor: string;
  readonly name: string;
  readonly clientIds: readonly number[];
  readonly ownClaimId?: number;
  readonly scopes: readonly Scope[];
  /** The deprecated Authorization style was used: the answer says so. */
  readonly deprecatedStyle: boolean;
}
