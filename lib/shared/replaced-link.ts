/** What is said of a portal link that a newer one has taken the place of; the policyholder's page tells it by this from one that has expired. */
export const REPLACED_LINK = 'This link was replaced by a newer one';
