/** What a claim states of itself: set, and corrected. */
export const claimFacts = {
  edit: 'Edit claim',
  title: 'Edit {claim}',
  lead: 'With another date of damage every ACV that the rules made is calculated anew; what a person entered stays.',
  damageHint: 'By it the rules reckon the age of the items.',
  deductibleHint: 'What the policyholder bears of the claim. It is taken off the total.',
  limitHint: 'The most that the policy pays for the claim.',
  boughtLater: '{name} was bought later, on {date}. Correct one of the two.',
  future: 'This day lies in the future.',
  addDamage: '{why}: enter the date of damage of the claim',
  enterDamage: 'Enter the date of damage',
  terms: 'Deductible and policy limit',
  save: 'Save',
  saved: '{claim} saved',
};
