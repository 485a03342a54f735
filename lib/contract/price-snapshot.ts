import { z } from 'zod';
import { PRICE_RULES } from '@/lib/shared/price-rule';
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
    rule: z
      .enum(PRICE_RULES)
      .describe(
        '`day_of_damage`: the price in force on `date_damage`. `before_damage`: the last price before it, at most 30 days old. `newest`: the newest price, because the day is unknown, not past, or without a price.',
      ),
    date_damage: z
      .string()
      .nullable()
      .meta({ format: 'date' })
      .describe('The day of damage that the price was found for; null if the claim had none.'),
    price_of_new_date: money
      .nullable()
      .describe(
        "The price on the claim's corrected date of damage, where the line was decided and keeps another price; null if there is none.",
      ),
    create_time: instant.describe('When it was stored.'),
  })
  .meta({
    id: 'PriceSnapshot',
    description: 'The offer behind the RCV, as it was when chosen.',
  });
