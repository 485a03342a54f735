/** The value of the header `webhook-id`. No full stop can be in it: the signed text is divided by them. */
export const messageIdOf = (uuid: string): string => `msg_${uuid}`;
