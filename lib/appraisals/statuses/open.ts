/** Open, flagged and pending: nobody has decided on the line yet. */
export const OPEN_STATUS_IDS = [1, 5, 8];
