import type { Inventory } from '@/lib/contract/inventory';
import type { Caller } from '@/lib/identity/caller';
import { readClient } from '@/lib/platform/database/tenant';
import { findIntake } from './find';
import { inventoryView } from './view';

export const readInventory = async (
  caller: Caller,
  clientReferenceId: number,
  id: number,
): Promise<Inventory> =>
  inventoryView(
    await readClient(caller.clientId, (tx) => findIntake(tx, caller, clientReferenceId, id)),
  );
