import type { approval as English } from '../en/approval';

export const approval: typeof English = {
  never: 'ACV indtastet manuelt kræver aldrig godkendelse.',
  above: 'ACV over {amount}, der er indtastet manuelt, kræver godkendelse.',
  change: 'Ændr det under Generelt',
};
