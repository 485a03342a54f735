import type { approval as English } from '../en/approval';

export const approval: typeof English = {
  never: 'Käsin syötetyt ACV-arvot eivät koskaan vaadi hyväksyntää.',
  above: 'Käsin syötetyt ACV-arvot yli {amount} vaativat hyväksynnän.',
  change: 'Muuta kohdassa Yleiset',
};
