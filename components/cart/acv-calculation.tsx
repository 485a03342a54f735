'use client';
import type { Acv } from '@/lib/client/acv/acv';
import type { Appraisal } from '@/lib/contract/appraisals';
import { fill } from '@/lib/shared/fill';
import { ValuationSteps } from '../valuation-steps';
import { usePersonName } from '../use-person-name';
import { useTranslation } from '../translation';

type Calculation = Acv | NonNullable<Acv['in_force']>;

/** Explains the amount in force: the rules with each of their steps, or who entered it and why. */
export function AcvCalculation({
  appraisal,
  calculation,
}: {
  appraisal: Appraisal;
  calculation: Calculation;
}) {
  const { t, formats } = useTranslation();
  const { steps, rule_set: ruleSet, rule } = calculation;
  return (
    <>
      {calculation.outdated && (
        <p className="mb-2 rounded-md bg-failed-soft p-3 text-failed">{t.cart.acv.outdated.hint}</p>
      )}
      {ruleSet && (
        <p className="mb-2 text-ink-2">
          {fill(t.cart.acv.rules, { name: ruleSet.name, version: ruleSet.version })}
          {rule !== null && ` · ${rule}`}
        </p>
      )}
      <ValuationSteps steps={steps} />
      <dl
        className={`flex flex-col gap-1 ${steps.length > 0 ? 'mt-2 border-t border-line pt-2' : ''}`}
      >
        <Line
          name={t.cart.columns.rcv}
          amount={formats.amount(calculation.replacement_cost_value)}
        />
        <Line
          name={t.cart.columns.depreciation}
          amount={formats.amount(-calculation.depreciation)}
        />
        <Line
          name={t.cart.columns.acv}
          amount={formats.money(calculation.actual_cash_value, appraisal.currency)}
          isSum
        />
        <AfterLimits calculation={calculation} currency={appraisal.currency} />
      </dl>
      {calculation.reason && <p className="mt-2 text-ink-2">{calculation.reason}</p>}
      <Origin calculation={calculation} />
    </>
  );
}

/** How the rule's limits and deductible change the ACV; without an effect, they are left out. */
function AfterLimits({ calculation, currency }: { calculation: Calculation; currency: string }) {
  const { t, formats } = useTranslation();
  const {
    above_item_limit: above,
    item_deductible: deductible,
    payable,
    recoverable_depreciation: recoverable,
  } = calculation;
  return (
    <>
      {above !== 0 && <Line name={t.cart.acv.aboveLimit} amount={formats.amount(-above)} />}
      {deductible !== 0 && (
        <Line name={t.cart.acv.itemDeductible} amount={formats.amount(-deductible)} />
      )}
      {(above !== 0 || deductible !== 0) && (
        <Line name={t.cart.acv.payable} amount={formats.money(payable, currency)} isSum />
      )}
      {recoverable !== 0 && (
        <Line name={t.cart.acv.recoverable} amount={formats.amount(recoverable)} />
      )}
    </>
  );
}

function Origin({ calculation }: { calculation: Calculation }) {
  const { t, formats } = useTranslation();
  const personName = usePersonName();
  const {
    is_manual: isManual,
    entered_by: who,
    approved_by: approver,
    create_time: time,
  } = calculation;
  return (
    <p className="mt-2 text-meta text-ink-2">
      {fill(isManual ? t.cart.acv.byHand : t.cart.acv.byRules, {
        who: personName(who),
        when: formats.instant(time),
      })}
      {approver !== null && ` · ${fill(t.cart.acv.approvedBy, { who: personName(approver) })}`}
    </p>
  );
}

const Line = ({
  name,
  amount,
  isSum = false,
}: {
  name: string;
  amount: string;
  isSum?: boolean;
}) => (
  <div
    className={`flex items-baseline justify-between gap-4 ${isSum ? 'border-t border-line pt-1 font-semibold' : ''}`}
  >
    <dt className={isSum ? '' : 'text-ink-2'}>{name}</dt>
    <dd className="whitespace-nowrap">{amount}</dd>
  </div>
);
