import type { approval as English } from '../en/approval';

export const approval: typeof English = {
  never: 'ACV som angetts manuellt kräver aldrig godkännande.',
  above: 'ACV över {amount} som angetts manuellt kräver godkännande.',
  change: 'Ändra det under Allmänt',
};
