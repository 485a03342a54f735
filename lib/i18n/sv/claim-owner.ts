import type { claimOwner as English } from '../en/claim-owner';

export const claimOwner: typeof English = {
  menu: 'Handläggare för {claim}: {name}',
  label: 'Handläggare: {name}',
  nobody: 'ingen',
  command: 'Skadans handläggare',
  takeOver: 'Ta över',
  leave: 'Ta bort tilldelning',
  giveTo: 'Tilldela',
  taken: 'Du är nu handläggare för {claim}',
  given: '{name} är nu handläggare för {claim}',
  left: '{claim} har nu ingen handläggare',
  late: 'Någon annan har tilldelat {name} {claim}. Välj igen.',
  failed: 'Handläggaren för {claim} ändrades inte',
};
