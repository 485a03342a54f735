import { useId, type ReactNode } from 'react';
import type { DraftProblem } from '@/lib/client/portal/drafts';
import { useSpoken } from './language';

interface Control {
  id: string;
  name: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  className: string;
}

interface FieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  problems: readonly DraftProblem[];
  children(control: Control): ReactNode;
}

export function FormField({ name, label, hint, problems, children }: FieldProps) {
  const { t } = useSpoken();
  const id = useId();
  const problem = problems.find(({ field }) => field === name);
  const its = problem && t.form[problem.why];
  const note = its ?? hint;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children({
        id,
        name,
        'aria-invalid': its === undefined ? undefined : true,
        'aria-describedby': note === undefined ? undefined : `${id}-note`,
        className:
          'min-h-11 w-full min-w-0 rounded-md border border-control bg-surface px-3 py-2 text-ink aria-invalid:border-2 aria-invalid:border-flag',
      })}
      {note !== undefined && (
        <p
          id={`${id}-note`}
          role={its === undefined ? undefined : 'alert'}
          className={its === undefined ? 'text-desk text-ink-2' : 'font-medium text-flag'}
        >
          {note}
        </p>
      )}
    </div>
  );
}
