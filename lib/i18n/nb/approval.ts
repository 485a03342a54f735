import type { approval as English } from '../en/approval';

export const approval: typeof English = {
  never: 'ACV angitt manuelt krever aldri godkjenning.',
  above: 'ACV over {amount} angitt manuelt krever godkjenning.',
  change: 'Endre det under Generelt',
};
