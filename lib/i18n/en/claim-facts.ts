/** What a claim states of itself: set, and corrected. */
export const claimFacts = {
  edit: 'Edit claim',
  title: 'Edit {claim}',
  lead: 'If the date of damage changes, ACVs from the rules are recalculated. ACVs entered by hand stay.',
  damageHint: 'The rules use it to work out the age of the items.',
  deductibleHint: 'The policyholder’s share. It is deducted from the total.',
  limitHint: 'The most that the policy pays for the claim.',
  boughtLater: '{name} was bought later, on {date}. Correct one of the two.',
  future: 'This day lies in the future.',
  addDamage: '{why}: enter the date of damage of the claim',
  enterDamage: 'Enter the date of damage',
  terms: 'Deductible and policy limit',
  save: 'Save',
  saved: '{claim} saved',
};
