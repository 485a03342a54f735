import { useId, type ComponentProps, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';

export const INPUT =
  'h-9 w-full min-w-0 rounded-md border border-control bg-surface px-2.5 text-ink aria-invalid:border-flag disabled:opacity-50 [textarea&]:h-auto [textarea&]:py-2';

interface FieldProps {
  /** Only needed where the control is looked up by id; generated otherwise. */
  id?: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  isOptional?: string | false;
  /** Renders the control; spread the given props, which connect it with label, hint and error. */
  children(control: {
    id: string;
    'aria-invalid': boolean | undefined;
    'aria-describedby': string | undefined;
    className: string;
  }): ReactNode;
}

/** A control with its label above and its hint or error below. */
export function Field({ id: given, label, hint, error, isOptional = false, children }: FieldProps) {
  const made = useId();
  const id = given ?? made;
  const note = error ?? hint;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
        {isOptional && <span className="font-normal text-ink-2"> {isOptional}</span>}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined || undefined,
        'aria-describedby': note ? `${id}-note` : undefined,
        className: INPUT,
      })}
      {note && (
        <p
          id={`${id}-note`}
          className={`flex items-start gap-1 text-meta ${error ? 'text-flag' : 'text-ink-2'}`}
        >
          {error && <CircleAlert aria-hidden size={14} className="mt-px shrink-0" />}
          {note}
        </p>
      )}
    </div>
  );
}

interface CheckProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
  hint?: string;
  type?: 'checkbox' | 'radio';
}

export function Check({ label, hint, type = 'checkbox', ...rest }: CheckProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-2.5">
      <input
        {...rest}
        id={id}
        type={type}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-0.5 size-4 shrink-0"
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p id={`${id}-hint`} className="text-meta text-ink-2">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
