import { reason } from '@/lib/shared/reasons';
import { z } from 'zod';
import { parseAmount } from '@/lib/shared/money';
import { isCurrency } from '@/lib/shared/currencies';

/* Query parameters of the product lookups. They arrive as text, so each checks its own format. */

const isInteger = (text: string) => /^\d{1,15}$/.test(text);

/** A value that is not an integer returns ERIPCS in every lookup. */
export const categoryIdIn = z
  .string()
  .refine(isInteger, {
    message: reason('not_an_integer'),
    params: { invalid: true, location: 'CS' },
  })
  .transform(Number)
  .meta({ type: ['integer', 'string'], pattern: '^[0-9]{1,15}$', examples: [10] });

export const currencyIn = z
  .string()
  .refine((code) => isCurrency(code), reason('not_a_currency'))
  .meta({
    pattern: '^[A-Z]{3}$',
    description: "Of the prices, ISO 4217; default: the client's.",
    examples: ['DKK'],
  });

/** Returns integer minor units. */
export const claimedAmountIn = z
  .string()
  .refine((text) => !text.startsWith('-') && parseAmount(text) !== null, {
    message: reason('not_an_amount_of_two_decimals'),
    params: { invalid: true },
  })
  .transform((text) => parseAmount(text) ?? undefined)
  .meta({
    pattern: '^[0-9]{1,12}(\\.[0-9]{1,2})?$',
    description:
      'Amount claimed per piece, in `currency`: prices outside 20 to 150 % of it are excluded.',
    examples: ['5499.00'],
  });

export const countIn = (most: number, usual: number) =>
  z
    .string()
    .refine(isInteger, { message: reason('not_an_integer'), params: { invalid: true } })
    .transform(Number)
    .pipe(z.int().min(1).max(most))
    .meta({ type: 'integer', minimum: 1, maximum: most, default: usual });
