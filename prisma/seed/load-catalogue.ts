import { refreshSummary } from '@/lib/catalogue/prices/refresh-summary';
import { database } from '@/lib/platform/database/tenant';
import { formatAmount, minor, percentOf, type Minor } from '@/lib/shared/money';
import { CATEGORIES, CURRENCIES, FAMILIES, type FamilyFacts, SHOPS } from './catalogue-facts';

const slug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');

export const alidOf = ([, brand, family]: FamilyFacts) => slug(`${brand} ${family}`);

/** The pid of a family's n-th variant. */
export const pidOf = (family: FamilyFacts, variant = 0): string => slug(`${alidOf(family)} ${family[5][variant]?.[0] ?? ''}`);

interface Row {
  readonly family: FamilyFacts;
  readonly pid: string;
  readonly suffix: string;
  readonly priceDkk: Minor;
}

const rows: readonly Row[] = FAMILIES.flatMap((family) =>
  family[5].map(([suffix, percent], variant) => ({ family, pid: pidOf(family, variant), suffix, priceDkk: percentOf(minor(family[4] * 100), percent * 100) })),
);

const nameOf = ({ family, suffix }: Row) => `${family[1]} ${family[2]} ${suffix}`;

/** Whole units and the .00 or .95 that shops like; each shop and day a little apart, always the same. */
function offersOf(row: Row, priceDate: Date) {
  return CURRENCIES.flatMap(([currency, rate]) =>
    SHOPS.map(([shopName, shopUrl, percent], shop) => {
      const price = percentOf(percentOf(row.priceDkk, Math.round(rate * 100)), percent * 100);
      const total = formatAmount(minor(Math.round(price / 100) * 100 - (shop === 2 ? 5 : 0)));
      const offerId = `${row.pid}:${slug(shopName)}:${currency.toLowerCase()}`;
      return { offerId, priceDate, pid: row.pid, shopName, shopUrl: `${shopUrl}/p/${row.pid}`, name: nameOf(row), currency, basePrice: total, totalPrice: total, inStock: shop !== 1 };
    }),
  );
}

/** The small catalogue of the demo: every insert skips what is there, so that it may run again. */
export async function loadCatalogue(priceDate: Date): Promise<{ products: number }> {
  const db = database();
  await db.category.createMany({ data: CATEGORIES.map(([id, name]) => ({ id, name })), skipDuplicates: true });
  await db.productFamily.createMany({
    data: FAMILIES.map((family) => ({ alid: alidOf(family), brand: family[1], name: family[2], categoryId: family[0], releaseDate: new Date(family[3]) })),
    skipDuplicates: true,
  });
  await db.productVariant.createMany({ data: rows.map((row) => ({ vcid: `v-${row.pid}`, alid: alidOf(row.family), specs: { variant: row.suffix } })), skipDuplicates: true });
  await db.product.createMany({ data: rows.map((row) => ({ pid: row.pid, vcid: `v-${row.pid}`, name: nameOf(row) })), skipDuplicates: true });
  await db.offer.createMany({ data: rows.flatMap((row) => offersOf(row, priceDate)), skipDuplicates: true });
  await refreshSummary((text, values) => db.$queryRawUnsafe(text, ...values), rows.map(({ pid }) => pid));
  return { products: rows.length };
}
