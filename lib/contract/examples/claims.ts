/** The claim of all examples: a stolen phone. */
export const claimExample = {
  client_reference_id: 48213,
  client_reference: '2026-03-4711',
  client_id: 7,
  date_damage: '2026-03-02',
  cause: 'Theft',
  policyholder_name: 'Karen Jensen',
  owner: 'Maja Holm',
  owner_id: 20417,
  language: 'da',
  currency: 'DKK',
  claim_deductible: 1500,
  policy_limit: 250000,
  status: 'open',
  revision: 1,
  create_time: '2026-03-10T09:14:03.512Z',
  update_time: '2026-03-10T09:14:03.512Z',
} as const;

export const newClaimExample = {
  client_reference: '2026-03-4711',
  date_damage: '2026-03-02',
  cause: 'Theft',
  policyholder_name: 'Karen Jensen',
  policyholder_email: 'karen.jensen@example.org',
  language: 'da',
  claim_deductible: 1500,
} as const;
