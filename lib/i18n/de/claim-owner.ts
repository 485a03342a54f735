import type { claimOwner as English } from '../en/claim-owner';

export const claimOwner: typeof English = {
  menu: 'Zuständig für {claim}: {name}',
  label: 'Zuständig: {name}',
  nobody: 'niemand',
  command: 'Zuständigkeit für den Schaden',
  takeOver: 'Übernehmen',
  leave: 'Zuweisung aufheben',
  giveTo: 'Zuweisen an',
  taken: 'Sie bearbeiten jetzt {claim}',
  given: '{name} bearbeitet jetzt {claim}',
  left: '{claim} ist jetzt niemandem zugewiesen',
  late: 'Jemand anderes hat {claim} an {name} zugewiesen. Wählen Sie noch einmal.',
  failed: 'Die Zuständigkeit für {claim} wurde nicht geändert',
};
