/** Today in the user's time zone, in the API's format: `2026-03-10`. */
export const today = (): string => new Date().toLocaleDateString('sv-SE');
