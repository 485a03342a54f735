'use client';
import type { ComponentProps } from 'react';
import { Field } from './field';

type FieldProps = Omit<ComponentProps<typeof Field>, 'children'>;

interface TextFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, 'id' | 'onChange' | 'children'> {
  value: string;
  onType(text: string): void;
}

export const TextField = ({
  label,
  hint,
  error,
  isOptional = false,
  onType,
  ...input
}: TextFieldProps) => (
  <Field label={label} hint={hint} error={error} isOptional={isOptional}>
    {(control) => (
      <input
        autoComplete="off"
        {...control}
        {...input}
        onChange={({ target }) => onType(target.value)}
      />
    )}
  </Field>
);
