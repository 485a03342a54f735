import type { approval as English } from '../en/approval';

export const approval: typeof English = {
  never: 'En manuelt fastsat ACV kræver aldrig en anden person.',
  above:
    'En manuelt fastsat ACV over {amount} har ingen virkning, før en anden person godkender den.',
  change: 'Ændr det under Generelt',
};
