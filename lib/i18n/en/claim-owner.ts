/** The menu that assigns a claim. */
export const claimOwner = {
  menu: 'Handler of {claim}: {name}',
  label: 'Handler: {name}',
  nobody: 'nobody',
  command: 'Handler of the claim',
  takeOver: 'Take over',
  leave: 'Unassign',
  giveTo: 'Assign to',
  taken: 'You are now the handler of {claim}',
  given: '{name} is now the handler of {claim}',
  left: '{claim} has no handler now',
  late: '{claim} was assigned to {name} by someone else. Choose again.',
  failed: 'The handler of {claim} was not changed',
};
