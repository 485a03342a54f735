import type { approval as English } from '../en/approval';

export const approval: typeof English = {
  never: 'Ein von Hand eingetragener ACV braucht nie eine zweite Person.',
  above:
    'Ein von Hand eingetragener ACV über {amount} wirkt erst, wenn eine andere Person ihn freigibt.',
  change: 'Unter Allgemein ändern',
};
