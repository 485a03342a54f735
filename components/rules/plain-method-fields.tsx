'use client';
import { PLAIN_KINDS, UNITS, type MethodForm, type RuleForm } from '@/lib/client/rules/rule-form';
import { useSettingsMessages } from '../settings/settings-messages';
import { Field } from '../ui/field';
import { FigureField } from './figure-field';
import { TableFigures } from './table-figures';

interface KindFieldProps<K extends RuleForm['kind']> {
  value: K;
  kinds: readonly K[];
  onChange(kind: K): void;
}

export function KindField<K extends RuleForm['kind']>({
  value,
  kinds,
  onChange,
}: KindFieldProps<K>) {
  const { rules: messages } = useSettingsMessages();
  return (
    <Field label={messages.form.kind}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={(event) => onChange(kinds.find((kind) => kind === event.target.value) ?? value)}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {messages.kinds[kind]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface PlainProps {
  method: MethodForm;
  onChange(part: Partial<MethodForm>): void;
}

const IS_BY_AGE = new Set<MethodForm['kind']>(['rate', 'table', 'straight_line']);

export function UnitField({ method, onChange }: PlainProps) {
  const { rules: messages } = useSettingsMessages();
  if (!IS_BY_AGE.has(method.kind)) return null;
  return (
    <Field label={messages.form.unit}>
      {(control) => (
        <select
          {...control}
          value={method.unit}
          onChange={(event) =>
            onChange({ unit: UNITS.find((unit) => unit === event.target.value) ?? method.unit })
          }
        >
          {UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {messages.units[unit]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Kind, unit and figures of a method without price bands, as used within a price band. */
export function PlainMethodFields({ method, path, onChange }: PlainProps & { path: string }) {
  return (
    <>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <KindField
          value={method.kind}
          kinds={PLAIN_KINDS}
          onChange={(kind) => onChange({ kind })}
        />
        <UnitField method={method} onChange={onChange} />
      </div>
      <MethodFigures method={method} path={path} onChange={onChange} />
    </>
  );
}

export function MethodFigures({ method, path, onChange }: PlainProps & { path: string }) {
  const { rules: messages } = useSettingsMessages();
  const row = 'grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4';
  switch (method.kind) {
    case 'rate':
      return (
        <div className={row}>
          <FigureField
            label={messages.form.freeYears}
            path={`${path}.free_years`}
            value={method.freeYears}
            onChange={(freeYears) => onChange({ freeYears })}
          />
          <FigureField
            label={messages.form.rate}
            path={`${path}.percent_per_year`}
            value={method.percentPerYear}
            onChange={(percentPerYear) => onChange({ percentPerYear })}
          />
        </div>
      );
    case 'table':
      return (
        <TableFigures
          method={method}
          path={`${path}.remaining_percents`}
          onChange={(table) => onChange({ table })}
        />
      );
    case 'straight_line':
      return (
        <div className={row}>
          <FigureField
            label={messages.form.life}
            path={`${path}.useful_life_years`}
            value={method.lifeYears}
            onChange={(lifeYears) => onChange({ lifeYears })}
          />
        </div>
      );
    case 'flat':
      return (
        <div className={row}>
          <FigureField
            label={messages.form.flat}
            path={`${path}.remaining_percent`}
            value={method.remaining}
            onChange={(remaining) => onChange({ remaining })}
          />
        </div>
      );
    default:
      return null;
  }
}
