import type { approval as English } from '../en/approval';

export const approval: typeof English = {
  never: 'Manuell eingetragene ACV brauchen nie eine Freigabe.',
  above: 'Manuell eingetragene ACV über {amount} brauchen eine Freigabe.',
  change: 'Unter Allgemein ändern',
};
