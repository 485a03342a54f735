'use client';
import { Field } from '../ui/field';
import { useProblems } from './editing';

interface FigureFieldProps {
  label: string;
  hint?: string;
  isOptional?: string | false;
  /** The field's path in the API. */
  path: string;
  value: string;
  onChange(text: string): void;
}

/**
 * A percentage, an amount or a number of years. A text input, because `type=number` drops
 * unreadable input and changes with the mouse wheel.
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
