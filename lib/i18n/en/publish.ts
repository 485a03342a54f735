export const publish = {
  title: 'Preview and publish',
  of: 'Publish {name}',
  back: 'Back to the draft',
  effective: 'In force for damages from',
  suggestedHint:
    'Suggested: the first of the year, or the day on which the rules in force began. Choose another as needed.',
  effectiveHint: 'Later damages are valued by this version, until a still later one takes over.',
  nothingStored:
    'Publishing changes no stored calculation. The preview shows what calculating the open appraisals anew would change; those entered by hand are left out.',
  loadFailed: 'The preview could not be made',
  lookedAt: 'Open appraisals looked at',
  changed: 'Would change',
  unchanged: 'Unchanged',
  notValued: 'Missing data',
  notValuedHint: 'Their rule asks for something that is not stated.',
  now: 'ACV now',
  after: 'ACV then',
  difference: 'Difference of ACV',
  changedClaims: 'Claims that change',
  netHint:
    'For the claims of these appraisals, with all their lines, after limits and deductibles.',
  incomplete: 'There are more open appraisals than the preview looks at; it shows the newest.',
  none: 'No open appraisal would change',
  noneGoverned: 'No open appraisal has a damage that would be governed from {day}',
  allBefore:
    'The open claims have damages from {first} to {last}, all of them before {day}. They stay with the rules of their days.',
  governedByOthers:
    'The open claims have damages from {first} to {last}. Other versions govern them, their items are decided about, or their ACVs were entered by hand.',
  noDamages: 'There is no open claim with items and a day of damage yet.',
  previewFrom: 'Preview from {day}',
  same: {
    one: '{count} open appraisal was valued; its ACV and what is paid for it would be the same.',
    other:
      '{count} open appraisals were valued; their ACVs and what is paid for them would be the same.',
  },
  lacking: {
    one: '{count} lacks a fact that its rule asks for, such as the purchase date.',
    other: '{count} lack a fact that their rule asks for, such as the purchase date.',
  },
  table: 'What would change',
  first: 'The {count} greatest changes.',
  columns: {
    claim: 'Claim',
    item: 'Item',
    rule: 'Rule',
    now: 'ACV now',
    after: 'ACV then',
    payableNow: 'Payable now',
    payableAfter: 'Payable then',
    difference: 'Difference',
  },
  claimColumns: {
    claim: 'Claim',
    now: 'Net claim now',
    after: 'Net claim then',
    difference: 'Difference',
  },
  submit: 'Publish',
  confirmTitle: 'Publish {name}?',
  confirmText:
    'It becomes the next version, in force for damages from {date}, and can never be edited again. No stored calculation changes.',
  done: 'Version {version} is published',
  failed: 'The rules were not published',
  already: 'These rules are published already.',
};
