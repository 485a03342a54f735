/** A picture's Content Credentials (C2PA) after verification. */
export interface ContentCredentials {
  /**
   * `valid`: signature and hashes hold and the signer is on the trust list; `untrusted`: they hold, but the signer is
   * on no trust list or its certificate has expired; `invalid`: they do not hold; `unchecked`: there, but unreadable.
   */
  readonly state: 'valid' | 'untrusted' | 'invalid' | 'unchecked';
  /** Why `invalid`: the file is not what was signed, or the record itself is not. */
  readonly problem: 'changed_after_signing' | 'record_broken' | null;
  /** The certificate's organisation; not checked unless `valid`. */
  readonly signer: string | null;
  /** The program that wrote the active manifest. */
  readonly tool: string | null;
  /** A trained model as the picture's source, in the active manifest or in one it was made from. */
  readonly ai: {
    readonly extent: 'generated' | 'part' | 'ingredient';
    readonly tool: string | null;
  } | null;
  /** The certificate was not valid when it signed, or (without a time stamp that can be trusted) is not now. */
  readonly expired: boolean;
  /** The active manifest holds, one of a picture it was made from does not. */
  readonly brokenIngredient: boolean;
}

/** Verifies the Content Credentials of a whole file; answers `unchecked` for what it cannot read, never throws. */
export type ContentCredentialsReader = (
  bytes: Uint8Array,
  mediaType: string,
) => Promise<ContentCredentials>;
