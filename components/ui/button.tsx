import { useRef, type ComponentProps, type MouseEvent } from 'react';
import { LoaderCircle } from 'lucide-react';

type Look = 'primary' | 'plain' | 'quiet' | 'danger';

const LOOKS: Record<Look, string> = {
  primary:
    'border-accent bg-accent text-on-accent font-medium hover:border-accent-hover hover:bg-accent-hover',
  plain: 'border-line bg-surface text-ink hover:border-control hover:bg-sunken',
  quiet: 'border-transparent text-ink-2 hover:bg-sunken hover:text-ink',
  danger: 'border-flag bg-flag text-on-flag font-medium hover:opacity-90',
};

const BASE =
  'inline-flex h-8 shrink-0 items-center justify-center gap-1.5 rounded-md border px-3 ' +
  'whitespace-nowrap select-none transition-colors duration-100 ' +
  'aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-ink ' +
  'disabled:cursor-not-allowed disabled:opacity-50';

/** Also used by links that stand between buttons. */
export const buttonLook = (look: Look = 'plain') => `${BASE} ${LOOKS[look]}`;

interface ButtonProps extends ComponentProps<'button'> {
  look?: Look;
  isBusy?: boolean;
}

/**
 * Ignores a second click until React has rendered the first one, so that a double click sends one
 * request. Two timer turns also cover a form's submission, which comes after the click.
 */
function useClickOnce(isBusy: boolean, onClick: ButtonProps['onClick']) {
  const isClicked = useRef(false);
  return (event: MouseEvent<HTMLButtonElement>) => {
    // prevents the form's submission
    if (isBusy || isClicked.current) return event.preventDefault();
    isClicked.current = true;
    setTimeout(() => setTimeout(() => (isClicked.current = false)));
    onClick?.(event);
  };
}

/** Keeps its focus while busy and sets `aria-busy` for assistive technology. */
export function Button({
  look = 'plain',
  isBusy = false,
  className = '',
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const click = useClickOnce(isBusy, onClick);
  return (
    <button
      {...rest}
      type={type}
      aria-busy={isBusy || undefined}
      onClick={click}
      className={`${BASE} ${LOOKS[look]} ${className}`}
    >
      {isBusy && <LoaderCircle aria-hidden size={16} className="animate-spin" />}
      {children}
    </button>
  );
}

interface IconButtonProps extends ButtonProps {
  /** The accessible name, because an icon alone means nothing to a screen reader. */
  label: string;
}

export function IconButton({ label, className = '', ...rest }: IconButtonProps) {
  return <Button {...rest} aria-label={label} title={label} className={`w-8 px-0! ${className}`} />;
}
