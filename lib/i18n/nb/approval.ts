import type { approval as English } from '../en/approval';

export const approval: typeof English = {
  never: 'En manuelt fastsatt ACV krever aldri en annen person.',
  above:
    'En manuelt fastsatt ACV over {amount} har ingen virkning før en annen person godkjenner den.',
  change: 'Endre det under Generelt',
};
