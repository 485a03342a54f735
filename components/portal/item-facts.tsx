import { ageText } from '@/lib/i18n/age';
import type { CustomerItem } from '@/lib/contract/portal-customer';
import { fill } from '@/lib/shared/fill';
import { unbroken } from '@/lib/i18n/unbroken';
import type { PortalMessages } from '@/lib/i18n/portal/en';
import { conditionName } from './condition';
import { Facts } from './facts';
import { useSpoken } from './language';
import { Photos } from './photos';

export interface ItemFactsProps {
  item: CustomerItem;
  currency: string;
  dateDamage: string | null;
}

/** The age in the page's language, or as it was sent if it cannot be computed from the dates. */
function useAge({ item, dateDamage }: ItemFactsProps): string {
  const { language } = useSpoken();
  const age =
    ageText(language, item.date_purchase, dateDamage, item.date_purchase_precision) || item.age;
  return age.split(', ').map(unbroken).join(', ');
}

export function ItemFacts(props: ItemFactsProps) {
  const { t, formats, plural } = useSpoken();
  const { item, currency } = props;
  const age = useAge(props);
  // Data stored on the device by an earlier version does not say.
  const isValued = item.is_valued !== false;
  const facts = [
    item.location,
    plural(t.item.pieces, item.quantity),
    age && fill(t.item.age, { age }),
    conditionIn(t, item),
  ];
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Photos item={item} />
        <div className="min-w-[min(10rem,100%)] flex-1">
          <h2 id={`item-${item.row_id}`} tabIndex={-1} className="font-semibold">
            <Named name={item.description} />
          </h2>
          <Facts facts={facts} />
          {isValued ? (
            <p>
              <span className="sr-only">{t.item.amount}: </span>
              <span className="text-total font-semibold">
                {formats.money(item.actual_cash_value, currency)}
              </span>
            </p>
          ) : (
            <p>{t.item.notValued}</p>
          )}
        </div>
      </div>
      {isValued && <Why item={item} currency={currency} age={age} />}
    </>
  );
}

/** Prevents a line break inside a range such as `24-105`. */
const Named = ({ name }: { name: string }) =>
  name.split(/(\d{1,6}-\d{1,6})/).map((part, index) =>
    index % 2 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );

const conditionIn = (t: PortalMessages, { condition }: CustomerItem): string =>
  condition > 0 ? `${t.form.condition}: ${conditionName(t, condition)}` : '';

/** What the amount is based on; empty for a price of the catalogue, and in a stored older item. */
function basisIn(t: PortalMessages, { basis, basis_source: source }: CustomerItem): string {
  const bases: Readonly<Record<string, string>> = t.item.bases;
  return [bases[basis], bases[basis] && source && `(${source})`].filter(Boolean).join(' ');
}

/** Three lines: the price of a new item, the deduction with its reason, and the remaining value. */
function Why({ item, currency, age }: Pick<ItemFactsProps, 'item' | 'currency'> & { age: string }) {
  const { t, formats } = useSpoken();
  const money = (value: number) => formats.money(value, currency);
  const { cost, total, actual_cash_value: left, quantity } = item;
  const basis = basisIn(t, item);
  const less = Math.round((total - left) * 100) / 100;
  const facts = [age && fill(t.item.age, { age }), conditionIn(t, item)].filter(Boolean).join('; ');
  const taken = {
    amount: money(less),
    percent: formats.percent(total > 0 ? less / total : 0),
    facts,
  };
  return (
    <details className="rounded-md bg-sunken px-3">
      <summary className="flex min-h-11 cursor-pointer items-center font-medium text-accent underline underline-offset-4">
        {t.item.why}
      </summary>
      <ul className="flex flex-col gap-1 pb-3">
        <li>
          {basis
            ? fill(t.item.whyBasis, { amount: money(total), basis })
            : quantity > 1
              ? fill(t.item.whyNewSeveral, {
                  cost: money(cost),
                  count: formats.count(quantity),
                  amount: money(total),
                })
              : fill(t.item.whyNew, { amount: money(total) })}
        </li>
        <li>
          {less <= 0 ? t.item.whyNothing : fill(facts ? t.item.whyLessFor : t.item.whyLess, taken)}
        </li>
        <li className="font-medium">{fill(t.item.whyLeft, { amount: money(left) })}</li>
      </ul>
    </details>
  );
}
