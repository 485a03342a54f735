import type { claimOwner as English } from '../en/claim-owner';

export const claimOwner: typeof English = {
  menu: 'Zuständig für {claim}: {name}',
  label: 'Zuständig: {name}',
  nobody: 'niemand',
  command: 'Zuständigkeit für den Schaden',
  takeOver: 'Übernehmen',
  leave: 'Niemandem überlassen',
  giveTo: 'Übergeben an',
  taken: 'Sie sind jetzt für {claim} zuständig',
  given: '{name} ist jetzt für {claim} zuständig',
  left: 'Für {claim} ist jetzt niemand zuständig',
  late: '{claim} hat inzwischen {name}. Es wurde nichts geändert: Wählen Sie noch einmal.',
  failed: 'Die Zuständigkeit für {claim} wurde nicht geändert',
};
