import type { ComponentProps } from 'react';

type Look = 'primary' | 'plain' | 'quiet' | 'busy';

const LOOKS: Record<Look, string> = {
  primary: 'border-accent bg-accent text-on-accent hover:border-accent-hover hover:bg-accent-hover',
  plain:
    'border-control bg-surface text-ink hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:ring-1 aria-pressed:ring-accent aria-expanded:border-accent aria-expanded:ring-1 aria-expanded:ring-accent',
  quiet: 'border-transparent text-accent underline underline-offset-4 hover:bg-sunken',
  busy: 'border-control bg-sunken text-ink cursor-progress',
};

/** At least 44 px in both directions; grows with its text so that no translation is cut off. */
export const buttonLook = (look: Look = 'plain') =>
  `inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md border px-2 py-2 text-center font-medium leading-5 wrap-anywhere select-none ${LOOKS[look]}`;

interface ButtonProps extends ComponentProps<'button'> {
  look?: Look;
  /** Keeps the size and focus of the button but ignores clicks. */
  isBusy?: boolean;
}

export function Button({
  look = 'plain',
  isBusy = false,
  className = '',
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={`${buttonLook(isBusy ? 'busy' : look)} ${className}`}
    />
  );
}
