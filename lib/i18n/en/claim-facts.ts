/** The dialog for the facts of a claim. */
export const claimFacts = {
  edit: 'Edit claim',
  title: 'Edit {claim}',
  lead: 'A new date of damage recalculates ACVs from the rules and takes the prices of that day. ACVs entered manually and decided lines stay.',
  damageHint: 'Used to calculate the age of the items.',
  deductibleHint: 'The policyholder’s share, deducted from the total.',
  limitHint: 'The maximum that the policy pays for the claim.',
  boughtLater: '{name} was bought later, on {date}. Correct one of the two.',
  future: 'This date is in the future.',
  addDamage: '{why}: enter the date of damage of the claim',
  enterDamage: 'Enter date of damage',
  terms: 'Deductible and policy limit',
  save: 'Save',
  saved: '{claim} saved',
};
