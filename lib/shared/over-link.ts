/** What is said of a portal link that opens nothing any more, to whoever holds it; the policyholder's page tells them apart by this. */
export const REPLACED_LINK = 'This link was replaced by a newer one';
export const REVOKED_LINK = 'This link was ended by the insurer';
export const EXPIRED_LINK = 'This link has expired';

/** Of a link that the insurer can open again: why it is locked. */
export const LOCKED_LINK = 'This link is locked; the insurer can unlock it';
export const GUESSED_LINK = 'This link is locked after five wrong PINs; the insurer can unlock it';
