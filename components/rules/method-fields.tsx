'use client';
import { KINDS, type MethodForm, type RuleForm } from '@/lib/client/rules/rule-form';
import { KindField, MethodFigures, UnitField } from './plain-method-fields';
import { TierFields } from './tier-fields';

interface MethodFieldsProps {
  one: RuleForm;
  /** The path in the API, such as `rules.0.method`. */
  path: string;
  change(part: Partial<RuleForm>): void;
}

/** The fields of a rule's depreciation method. */
export function MethodFields({ one, path, change }: MethodFieldsProps) {
  const changeMethod = (part: Partial<MethodForm>) =>
    change({ method: { ...one.method, ...part } });
  // A tiered method has its own fields; any other method starts with the values already entered.
  const choose = (kind: RuleForm['kind']) =>
    change({ kind, ...(kind !== 'value_tiered' && { method: { ...one.method, kind } }) });
  return (
    <>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <KindField value={one.kind} kinds={KINDS} onChange={choose} />
        {one.kind !== 'value_tiered' && (
          <UnitField method={{ ...one.method, kind: one.kind }} onChange={changeMethod} />
        )}
      </div>
      {one.kind === 'value_tiered' ? (
        <TierFields tiers={one.tiers} path={path} onChange={(tiers) => change({ tiers })} />
      ) : (
        <MethodFigures
          method={{ ...one.method, kind: one.kind }}
          path={path}
          onChange={changeMethod}
        />
      )}
    </>
  );
}
