'use client';
import { Field } from '../ui/field';
import { useProblems } from './editing';

interface FigureFieldProps {
  label: string;
  hint?: string;
  isOptional?: string | false;
  /** As the service names the field. */
  path: string;
  value: string;
  onChange(text: string): void;
}

/**
 * A percent, an amount or a number of years. Text, not `type=number`: that would swallow what it cannot read, and change
 * with the wheel.
 */
export function FigureField({
  label,
  hint,
  isOptional = false,
  path,
  value,
  onChange,
}: FigureFieldProps) {
  const { problemAt } = useProblems();
  return (
    <div className="flex flex-col justify-end">
      <Field label={label} hint={hint} isOptional={isOptional} error={problemAt(path)}>
        {(control) => (
          <input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
            className={`${control.className} text-right`}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
    </div>
  );
}
