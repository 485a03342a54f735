'use client';
import { X } from 'lucide-react';
import type { useCalculateMany } from '@/lib/client/acv/acv';
import type { Appraisal } from '@/lib/contract/appraisals';
import { Button, IconButton } from '../ui/button';
import { useTranslation } from '../translation';
import { showOnly } from './use-cart-filter';

type Refused = Awaited<
  ReturnType<ReturnType<typeof useCalculateMany>['mutateAsync']>
>['notCalculated'];

interface NotCalculatedProps {
  refused: Refused;
  appraisals: readonly Appraisal[];
  onClose(): void;
}

/** The lines that the rules could not value, each with the reason. */
export function NotCalculated({ refused, appraisals, onClose }: NotCalculatedProps) {
  const { t, plural } = useTranslation();
  const why = useWhyNotCalculated();
  const nameOf = (id: number) =>
    appraisals.find(({ appraisal_id: one }) => one === id)?.cp_name_cart ?? `#${id}`;
  return (
    <section
      aria-label={t.cart.acv.calculate}
      className="-order-1 flex basis-full flex-col gap-2 border-b border-line pb-2.5"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="font-medium text-failed">
          {plural(t.cart.acv.notCalculated, refused.length)}
        </h2>
        <Button onClick={() => showOnly('uncalculated')}>{t.cart.acv.showNotCalculated}</Button>
        <IconButton look="quiet" className="ml-auto" label={t.common.close} onClick={onClose}>
          <X aria-hidden size={16} />
        </IconButton>
      </div>
      {/* A list that scrolls is reached by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul tabIndex={0} aria-label={t.cart.acv.calculate} className="max-h-40 overflow-y-auto">
        {refused.map((one) => (
          <li key={one.appraisal_id} className="flex flex-wrap gap-x-2">
            <span className="font-medium">{nameOf(one.appraisal_id)}</span>
            <span className="text-ink-2">{why(one)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In the language of the desk; of a reason it does not know, the service's English sentence. */
function useWhyNotCalculated() {
  const { unstated, not } = useTranslation().t.cart.acv;
  const known: Readonly<Record<string, string>> = {
    no_replacement_cost: unstated.replacement_cost_value,
    purchase_date_missing: unstated.date_purchase,
    damage_date_missing: unstated.date_damage,
    market_value_missing: unstated.market_value,
    no_rules_on_date: not.rules.hint,
  };
  return ({ reason, description }: Refused[number]) => known[reason] ?? description;
}
