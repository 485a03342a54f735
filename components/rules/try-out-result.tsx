'use client';
import type { ReactNode } from 'react';
import { useAccess } from '@/lib/client/session/access';
import { fieldErrorsOf } from '@/lib/client/api/api-error';
import type { ItemValuation } from '@/lib/client/rules/rule-sets';
import { fill } from '@/lib/shared/fill';
import { useSettingsMessages } from '../settings/settings-messages';
import { FormError, Skeleton } from '../ui/notice';
import { ValuationSteps } from '../valuation-steps';
import { useTranslation } from '../translation';

const AT_FIELDS = [
  'replacement_cost_value',
  'item_quantity',
  'date_purchase',
  'date_damage',
  'appraisal_condition',
  'market_value',
];

interface TryOutResultProps {
  valued: ItemValuation | undefined;
  error: Error | null;
  isComplete: boolean;
  isFetching: boolean;
}

/** Shows every step with the service's sentence, or why the service rejected the example. */
export function TryOutResult({ valued, error, isComplete, isFetching }: TryOutResultProps) {
  const { rules: messages } = useSettingsMessages();
  if (!isComplete) return <p className="text-ink-2">{messages.tryOut.incomplete}</p>;
  if (error) {
    const fields = Object.keys(fieldErrorsOf(error));
    const isAtField = fields.length > 0 && fields.every((field) => AT_FIELDS.includes(field));
    return isAtField ? (
      <p className="text-ink-2">{messages.tryOut.failed}.</p>
    ) : (
      <FormError>{error.message}</FormError>
    );
  }
  if (!valued) return <Skeleton className="h-32 w-full" />;
  return (
    <div aria-busy={isFetching} className="flex flex-col gap-3 border-t border-line pt-3">
      <h3 className="font-medium">{fill(messages.tryOut.rule, { rule: valued.rule })}</h3>
      <ValuationSteps steps={valued.steps} />
      <Sums valued={valued} />
    </div>
  );
}

function Sums({ valued }: { valued: ItemValuation }) {
  const { formats } = useTranslation();
  const { rules: messages } = useSettingsMessages();
  const currency = useAccess()?.client?.currency ?? '';
  const money = (value: number) => formats.money(value, currency);
  return (
    <dl aria-live="polite" className="flex flex-col gap-1 border-t border-line pt-2">
      <Sum name={messages.tryOut.acv} isTotal>
        {money(valued.actual_cash_value)}
      </Sum>
      {valued.payable !== valued.actual_cash_value && (
        <Sum name={messages.tryOut.payable}>{money(valued.payable)}</Sum>
      )}
      {valued.recoverable_depreciation !== 0 && (
        <Sum name={messages.tryOut.recoverable}>{money(valued.recoverable_depreciation)}</Sum>
      )}
    </dl>
  );
}

const Sum = ({
  name,
  isTotal = false,
  children,
}: {
  name: string;
  isTotal?: boolean;
  children: ReactNode;
}) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className={isTotal ? 'font-semibold' : 'text-ink-2'}>{name}</dt>
    <dd className={`whitespace-nowrap ${isTotal ? 'text-total font-semibold' : ''}`}>{children}</dd>
  </div>
);
