/**
 * The value of the `webhook-id` header. It must not contain full stops, which separate the parts of
 * the signed text.
 */
export const messageIdOf = (uuid: string): string => `msg_${uuid}`;
