/** The authenticated caller and the client it acts for. */
export interface Caller {
  readonly kind: 'key' | 'handler' | 'policyholder';
  readonly clientIds: readonly number[];
  /** The client that this request acts for. */
  readonly clientId: number;
  /** The claim of a policyholder; undefined for other callers. */
  readonly ownClaimId?: number;
  /** For the audit trail: `key:ab12…`, `user:kari@example.test`, `policyholder:<claim>`. */
  readonly actor: string;
  /** A label that the caller gives its own user; never a credential. */
  readonly sessionId: string | null;
}

/**
 * `admin` covers API keys, webhooks and the request log of a client. It includes neither `read` nor
 * `write`.
 */
export const SCOPES = ['read', 'write', 'admin'] as const;

export type Scope = (typeof SCOPES)[number];

/**
 * The role of a person at a client. A lead is a handler who also decides approval requests if the
 * client's settings leave that to leads.
 */
export const ROLES = ['handler', 'lead', 'admin'] as const;

export type Role = (typeof ROLES)[number];

/** A caller before the client of the request is chosen. */
export interface Authenticated {
  readonly kind: Caller['kind'];
  readonly actor: string;
  readonly name: string;
  readonly clientIds: readonly number[];
  readonly ownClaimId?: number;
  /** Scopes for at least one client; `scopesFor` returns those for a given client. */
  readonly scopes: readonly Scope[];
  /** Roles by client; undefined for API keys and policyholders. */
  readonly roles?: ReadonlyMap<number, Role>;
  /** Whether the deprecated Bearer style was used, which the response reports. */
  readonly deprecatedStyle: boolean;
}
