/** Creates household inventories through the services that the routes use. */
import { previewInventory } from '@/lib/intake/preview';
import type { Tenant } from './tenants';

/**
 * A catalogue product by its full name, one by some of its words, and an item that no shop sells.
 */
export const INVENTORY = [
  'Description;Quantity;Purchase price;Purchase date;Room',
  'Apple iPhone 13 128 GB;1;799,00;15.06.2022;Hall',
  'iPhone 15 Pro;1;1.199,00;2024-01-02;Hall',
  "Grandmother's floor lamp;2;89,50;;Living room",
].join('\n');

export const fileOf = (text: string, name = 'household.csv') => ({
  name,
  bytes: Buffer.from(text),
});

export const makeIntake = async (
  tenant: Tenant,
  claimId: number,
  text = INVENTORY,
): Promise<{ intakeId: number }> => ({
  intakeId: (await previewInventory(tenant.caller, claimId, [fileOf(text)])).intake_id,
});
