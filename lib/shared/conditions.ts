/** The codes of `condition` in a portal item and of `appraisal_condition`. */
export const CONDITIONS = [
  { id: 0, name: 'Not stated' },
  { id: 1, name: 'New' },
  { id: 2, name: 'Above average' },
  { id: 3, name: 'Average' },
  { id: 4, name: 'Below average' },
  { id: 5, name: 'Poor' },
] as const;
