import type { approval as English } from '../en/approval';

export const approval: typeof English = {
  title: 'Zweite Person',
  never: 'Ein von Hand eingetragener ACV braucht nie eine zweite Person.',
  above: 'Ein von Hand eingetragener ACV über {amount} wirkt erst, wenn eine andere Person ihn freigibt.',
  limit: 'Freigabe nötig über, {currency}',
  hint: 'Leer: nie.',
  wrong: 'Tragen Sie einen Betrag wie {example} ein oder nichts.',
  done: 'Die Grenze ist gespeichert',
};
