import type { claimOwner as English } from '../en/claim-owner';

export const claimOwner: typeof English = {
  menu: 'Handläggare för {claim}: {name}',
  label: 'Handläggare: {name}',
  nobody: 'ingen',
  command: 'Skadans handläggare',
  takeOver: 'Ta över',
  leave: 'Lämna till ingen',
  giveTo: 'Ge till',
  taken: 'Du ansvarar nu för {claim}',
  given: '{name} ansvarar nu för {claim}',
  left: 'Ingen ansvarar nu för {claim}',
  late: '{claim} gavs under tiden till {name}. Inget ändrades: välj igen.',
  failed: 'Handläggaren för {claim} ändrades inte',
};
