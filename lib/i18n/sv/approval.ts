import type { approval as English } from '../en/approval';

export const approval: typeof English = {
  title: 'Andra person',
  never: 'Ett ACV som fastställs för hand kräver aldrig en andra person.',
  above: 'Ett ACV som fastställs för hand över {amount} har ingen verkan förrän en annan person godkänner det.',
  limit: 'Kräver godkännande över, {currency}',
  hint: 'Tomt: aldrig.',
  wrong: 'Ange ett belopp som {example} eller inget.',
  done: 'Gränsen är sparad',
};
