import { z } from 'zod';
import { instant, money } from './fields';

export const priceSnapshot = z
  .object({
    offer_id: z.string().nullable(),
    shop_name: z.string().nullable(),
    shop_url: z.string().nullable(),
    currency: z.string(),
    base_price: money.nullable().describe('Before delivery; null where nobody said.'),
    total_price: money.describe("The offer's price on that day, with delivery."),
    price_date: instant.nullable().describe('When the price was read.'),
    source: z
      .enum(['offer', 'custom', 'stated'])
      .describe(
        '`offer`: `replacement_cost_value` is this price. `custom`: it is another amount. `stated`: the catalogue has no such offer, and this is what the caller said of it.',
      ),
    create_time: instant.describe('When it was kept.'),
  })
  .meta({
    id: 'PriceSnapshot',
    description:
      'The offer behind the replacement cost as it was when it was chosen, whatever the shop has asked since.',
  });
