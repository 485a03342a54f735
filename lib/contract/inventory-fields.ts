import { z } from 'zod';
import { HOMEBOX_FIELDS, INVENTORY_FIELDS } from '@/lib/shared/inventory-fields';

export const inventoryField = z
  .enum([...INVENTORY_FIELDS, ...HOMEBOX_FIELDS])
  .describe('What a column has. `details`, `archived` and `sold_time` are those of Homebox.');
