/** A picture's Content Credentials (C2PA) after verification. */
export interface ContentCredentials {
  /**
   * `valid`: signature and hashes hold and the signer is on the trust list; `untrusted`: they hold,
   * but the signer is on no trust list or its certificate has expired; `invalid`: they do not hold;
   * `unchecked`: present but unreadable.
   */
  readonly state: 'valid' | 'untrusted' | 'invalid' | 'unchecked';
  /**
   * Why the state is `invalid`: the picture was changed after signing, or the manifest itself is
   * damaged.
   */
  readonly problem: 'changed_after_signing' | 'record_broken' | null;
  /** The organisation in the certificate; unverified unless the state is `valid`. */
  readonly signer: string | null;
  /** The program that wrote the active manifest. */
  readonly tool: string | null;
  /**
   * A trained model as the picture's source, in the active manifest or in that of an ingredient.
   */
  readonly ai: {
    readonly extent: 'generated' | 'part' | 'ingredient';
    readonly tool: string | null;
  } | null;
  /**
   * The certificate was not valid at signing time or, without a trusted time stamp, is not valid
   * now.
   */
  readonly expired: boolean;
  /** The active manifest is valid, but that of an ingredient is not. */
  readonly brokenIngredient: boolean;
}

/**
 * Verifies the Content Credentials of a complete file. Never throws; returns `unchecked` for what
 * it cannot read.
 */
export type ContentCredentialsReader = (
  bytes: Uint8Array,
  mediaType: string,
) => Promise<ContentCredentials>;
