/** Who is in charge of a claim, and that it changes hands. */
export const claimOwner = {
  menu: 'Handler of {claim}: {name}',
  label: 'Handler: {name}',
  nobody: 'nobody',
  command: 'Handler of the claim',
  takeOver: 'Take over',
  leave: 'Leave to nobody',
  giveTo: 'Give to',
  taken: 'You are in charge of {claim} now',
  given: '{name} is in charge of {claim} now',
  left: 'Nobody is in charge of {claim} now',
  late: '{claim} was given to {name} meanwhile. Nothing was changed: decide again.',
  failed: 'The handler of {claim} was not changed',
};
