import { beforeAll, expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/shared/languages';
import { api } from '@/tests/setup/api';
import { makeProducts } from '@/tests/setup/products';
import { makeAppraisal, makeClaim, makeTenant, type Tenant } from '@/tests/setup/tenants';
import { textOf } from './create.fixture';

const midnight = (day: string): string => `${day}T00:00:00.000Z`;

let own: Tenant;

beforeAll(async () => {
  own = await makeTenant({ currency: 'DKK' });
  await makeProducts({
    pid: 'iron',
    name: 'Zubato Iron',
    offers: [
      { price: '400.00', date: midnight('2026-01-05') },
      { price: '400.00', date: midnight('2026-01-25') },
      { price: '470.00', date: midnight('2026-04-01') },
    ],
  });
});

async function printed(dateDamage: string | null, language = 'en'): Promise<string> {
  const claimId = await makeClaim(own, undefined, dateDamage);
  await makeAppraisal(own, claimId, { cpid: 'iron', rpid: 'iron', offer_id: 'iron:A shop' });
  const { body } = await api('POST', `/client_reference/${claimId}/report/pdf`, {
    key: own.key,
    json: { language },
  });
  return (await textOf(body)).replaceAll(/\s+/g, ' ');
}

it.each([
  ['2026-01-15', 'A shop, 15 Jan 2026. Price on the day of damage', '400.00'],
  ['2026-02-20', 'A shop, 25 Jan 2026. Last price before the damage on 20 Feb 2026', '400.00'],
  [
    '2026-02-25',
    'A shop, 1 Apr 2026. Newest price: none is known for 25 Feb 2026 or the 30 days before',
    '470.00',
  ],
  [null, 'A shop, 1 Apr 2026. Newest price: the claim had no date of damage', '470.00'],
])('the report of a damage on %s says: %s', async (dateDamage, source, amount) => {
  const text = await printed(dateDamage);
  expect(text).toContain(source);
  expect(text).toContain(amount);
});

it('says so in each language', async () => {
  const texts = await Promise.all(LANGUAGES.map((language) => printed('2026-01-15', language)));
  const sentences = [
    'Price on the day of damage',
    'Pris på skadedatoen',
    'Pris på skadedatumet',
    'Preis am Schadentag',
    'Hinta vahinkopäivänä',
  ];
  for (const text of texts) expect(sentences.filter((one) => text.includes(one))).toHaveLength(1);
});
