/** The day where the person is, as the service writes days: `2026-03-10`. */
export const today = (): string => new Date().toLocaleDateString('sv-SE');
