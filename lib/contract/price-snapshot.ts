import { z } from 'zod';
import { instant, money } from './fields';

export const priceSnapshot = z
  .object({
    offer_id: z.string().nullable(),
    shop_name: z.string().nullable(),
    shop_url: z.string().nullable(),
    currency: z.string(),
    base_price: money.nullable().describe('Before delivery; null if unknown.'),
    total_price: money.describe("The offer's price on that day, including delivery."),
    price_date: instant.nullable().describe('When the price was read.'),
    source: z
      .enum(['offer', 'custom', 'stated'])
      .describe(
        '`offer`: `replacement_cost_value` is this price. `custom`: it is another amount. `stated`: given by the caller, not in the catalogue.',
      ),
    create_time: instant.describe('When it was stored.'),
  })
  .meta({
    id: 'PriceSnapshot',
    description: 'The offer behind the RCV, as it was when chosen.',
  });
