import { type Cause, cause } from '@/lib/shared/reasons';
import { add, formatAmount, minor, parseAmount } from '@/lib/shared/money';
import { categoryOfRow, type PlaceOf, type RowCategory } from './category-of';
import type { FeedRow, FieldName, RowError } from './feed-row';
import { parseGtin } from './gtin';
import { identify, shopSlug } from './identity';
import { type FeedPrice, parseFeedPrice } from './price';
import type { Staged } from './staged';

export interface FeedSettings {
  /** The shop of rows that name none. */
  readonly shopName: string | null;
  /** The only accepted currency; null accepts the currency of each row. */
  readonly currency: string | null;
  /** YYYY-MM-DD: the date of the prices. */
  readonly day: string;
  readonly placeOf: PlaceOf;
}

const LENGTH_MAX: Readonly<Partial<Record<FieldName, number>>> = {
  id: 64,
  title: 512,
  brand: 128,
  mpn: 128,
  item_group_id: 128,
  link: 2048,
  image_link: 2048,
  shop_name: 255,
  color: 128,
  size: 128,
  material: 128,
  pattern: 128,
};

const AVAILABLE: ReadonlySet<string> = new Set([
  'in stock',
  'limited availability',
  'true',
  'yes',
  '1',
]);
const UNAVAILABLE: ReadonlySet<string> = new Set([
  'out of stock',
  'preorder',
  'backorder',
  'false',
  'no',
  '0',
]);
const CONDITIONS: ReadonlySet<string> = new Set(['new', 'refurbished', 'used']);

/** NUL and the replacement character. */
const DAMAGED = /[\0\ufffd]/;
/** Matches nearly all web addresses without the costly URL parser, which checks the others. */
const PLAIN_ADDRESS = /^https?:\/\/[a-z\d][a-z\d.-]*(?:\/[\w./~%&=?+-]*)?$/;

type Fields = FeedRow['fields'];
type Refuse = (field: FieldName, cause: Cause) => void;

/** Validates a row. Returns the row to write, or all its errors. */
export function stageRow(
  { row, fields, damage }: FeedRow,
  settings: FeedSettings,
): Staged | RowError[] {
  if (damage !== undefined) return [{ row, field: 'row', cause: damage }];
  const errors: RowError[] = [];
  const refuse: Refuse = (field, why) => void errors.push({ row, field, cause: why });
  checkTexts(fields, refuse);
  const { id = '', title = '' } = fields;
  if (id.trim() === '') refuse('id', cause('row_missing'));
  if (title.trim() === '') refuse('title', cause('row_missing'));
  const price = priceOf(fields, settings, refuse);
  const gtin = gtinOf(fields, refuse);
  const inStock = stockOf(fields, refuse);
  const condition = (fields.condition ?? 'new').trim().toLowerCase();
  if (!CONDITIONS.has(condition))
    refuse(
      'condition',
      cause('row_not_one_of', {
        value: condition.slice(0, 40),
        values: [...CONDITIONS].join(', '),
      }),
    );
  for (const field of ['link', 'image_link'] as const)
    if (!isWebAddress(fields[field]))
      refuse(field, cause('row_not_a_web_address', { value: named(fields[field]) }));
  const shopName = shopOf(fields, settings);
  if (shopSlug(shopName) === '') refuse('shop_name', cause('row_shop_missing'));
  if (errors.length > 0 || price === null) return errors;
  const read = { gtin, inStock, condition, shopName };
  return staged(row, fields, price, read, categoryOfRow(fields, settings.placeOf));
}

/** A value to quote in an error. PostgreSQL text cannot contain NUL. */
const named = (text = ''): string => text.replaceAll('\0', '').slice(0, 80);

function checkTexts(fields: Fields, refuse: Refuse): void {
  for (const key in fields) {
    const name = key as FieldName;
    const value = fields[name] ?? '';
    if (DAMAGED.test(value))
      refuse(name, value.includes('\0') ? cause('row_nul') : cause('row_encoding'));
    const lengthMax = LENGTH_MAX[name];
    if (lengthMax !== undefined && storedForm(name, value).length > lengthMax)
      refuse(name, cause('text_too_long', { count: lengthMax }));
  }
}

/** Numbers are stored in upper case, which may be longer: some letters become two. */
const storedForm = (name: FieldName, value: string): string =>
  name === 'mpn' ? value.toUpperCase() : value;

interface Price {
  /** `base` excludes delivery, `total` includes it. */
  readonly base: string;
  readonly total: string;
  readonly currency: string;
}

/**
 * The price on the day of the import: the sale price while it is in effect, and the delivery fee if
 * the feed has one.
 */
function priceOf(
  fields: Fields,
  { currency: wanted, day }: FeedSettings,
  refuse: Refuse,
): Price | null {
  const named = fields.currency?.trim() ?? wanted;
  if (wanted !== null && named !== null && named !== wanted)
    refuse('currency', cause('row_currency', { currency: named.slice(0, 40), expected: wanted }));
  const read = (field: FieldName, text: string, expected: string | null): FeedPrice | null => {
    const parsed = text === '' ? cause('row_missing') : parseFeedPrice(text, expected);
    if (!('reason' in parsed)) return parsed;
    refuse(field, parsed);
    return null;
  };
  const regular = read('price', fields.price?.trim() ?? '', named);
  if (!regular) return null;
  const { currency } = regular;
  const sale = fields.sale_price?.trim() ?? '';
  const salePrice =
    sale !== '' && isInEffect(fields.sale_price_effective_date, day)
      ? read('sale_price', sale, currency)
      : regular;
  if (salePrice && (parseAmount(salePrice.amount) ?? 0) > (parseAmount(regular.amount) ?? 0))
    refuse('sale_price', cause('row_sale_price_above_price', { price: regular.amount }));
  const delivery = deliveryOf(fields);
  const fee = delivery === '' ? null : read('shipping', delivery, currency);
  if (!salePrice || (delivery !== '' && !fee)) return null;
  return {
    currency,
    base: salePrice.amount,
    total: fee ? sum(salePrice.amount, fee.amount) : salePrice.amount,
  };
}

/** Reads the first fee of a field such as `DK:::49.00 DKK`; empty for free delivery (0.00). */
function deliveryOf({ shipping = '' }: Fields): string {
  if (shipping === '') return '';
  const price =
    shipping
      .split(/,(?=[^,]*:)/, 1)[0]
      ?.split(':')
      .at(-1)
      ?.trim() ?? '';
  return /^0+(?:[.,]0+)?(?:\s|$)/.test(price) ? '' : price;
}

const sum = (one: string, other: string): string =>
  formatAmount(add(parseAmount(one) ?? minor(0), parseAmount(other) ?? minor(0)));

/**
 * Whether `2026-11-20T00:00+0100/2026-11-30T23:59+0100` includes the day. Always true without a
 * period.
 */
function isInEffect(span: string | undefined, day: string): boolean {
  const [, from, to] =
    /^\s*(\d{4}-\d{2}-\d{2})[^/]*\/\s*(\d{4}-\d{2}-\d{2})/.exec(span ?? '') ?? [];
  return from === undefined || to === undefined || (from <= day && day <= to);
}

function gtinOf({ gtin: text }: Fields, refuse: Refuse): string | null {
  if (text === undefined || text.trim() === '') return null;
  const gtin = parseGtin(text);
  if (gtin === null || typeof gtin === 'string') return gtin;
  refuse('gtin', gtin);
  return null;
}

function stockOf({ availability = 'in stock' }: Fields, refuse: Refuse): boolean {
  const state = availability.trim().toLowerCase().replaceAll('_', ' ');
  if (AVAILABLE.has(state)) return true;
  if (!UNAVAILABLE.has(state))
    refuse(
      'availability',
      cause('row_not_one_of', {
        value: state.slice(0, 40),
        values: 'in_stock, limited_availability, out_of_stock, preorder, backorder',
      }),
    );
  return false;
}

const isWebAddress = (text: string | undefined): boolean =>
  text === undefined ||
  PLAIN_ADDRESS.test(text) ||
  (/^https?:\/\/[^\s/\\?#]/i.test(text) && URL.canParse(text));

/** The shop named by the row, by the settings of the import, or by the host of the link. */
function shopOf({ shop_name: named, link }: Fields, { shopName }: FeedSettings): string {
  if (named !== undefined) return named.trim();
  if (shopName !== null) return shopName;
  return /^https?:\/\/(?:www\.)?([^/?#:@]+)/i.exec(link ?? '')?.[1]?.toLowerCase() ?? '';
}

interface Read {
  readonly gtin: string | null;
  readonly inStock: boolean;
  readonly condition: string;
  readonly shopName: string;
}

function staged(
  row: number,
  fields: Fields,
  { base, total, currency }: Price,
  { gtin, inStock, condition, shopName }: Read,
  category: RowCategory,
): Staged {
  const title = (fields.title ?? '').trim();
  const brand = fields.brand?.trim() ?? '';
  const mpn = fields.mpn?.trim().toUpperCase() ?? '';
  const group = fields.item_group_id?.trim() ?? '';
  const { color, size, material, pattern } = fields;
  const option = [size, material, pattern].filter((one) => one !== undefined).join(' ');
  const { offerId, pid, vcid, alid } = identify(
    {
      shop: shopSlug(shopName),
      id: (fields.id ?? '').trim(),
      gtin,
      brand,
      mpn: mpn !== '' && brand !== '' ? mpn : null,
      group: group === '' ? null : group,
      option,
    },
    currency,
  );
  // JSON.stringify omits undefined.
  const specs = { variant: option === '' ? undefined : option, color };
  return {
    row,
    offerId,
    pid,
    vcid,
    alid,
    title,
    brand,
    gtin,
    mpn: mpn === '' ? null : mpn,
    shopName,
    currency,
    base,
    total,
    inStock,
    condition,
    ...category,
    specs: JSON.stringify(specs),
    link: fields.link ?? null,
    picture: fields.image_link ?? null,
  };
}
