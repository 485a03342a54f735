import type { approval as English } from '../en/approval';

export const approval: typeof English = {
  never: 'Ett ACV som fastställs för hand kräver aldrig en andra person.',
  above:
    'Ett ACV som fastställs för hand över {amount} har ingen verkan förrän en annan person godkänner det.',
  change: 'Ändra det under Allmänt',
};
