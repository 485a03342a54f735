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
  'inline-flex h-8 shrink-0 items-center justify-center gap-1.5 rounded-md border px-3 whitespace-nowrap select-none transition-colors duration-100 ' +
  'aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-ink disabled:cursor-not-allowed disabled:opacity-50';

/** For a link that stands among buttons. */
export const buttonLook = (look: Look = 'plain') => `${BASE} ${LOOKS[look]}`;

interface ButtonProps extends ComponentProps<'button'> {
  look?: Look;
  isBusy?: boolean;
}

/**
 * A second click before the first is drawn is none: what the first has sent is known to be on its way only then. Two turns
 * later it is, a form's submission included, which comes after the click.
 */
function useClickOnce(isBusy: boolean, onClick: ButtonProps['onClick']) {
  const isClicked = useRef(false);
  return (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy || isClicked.current) return event.preventDefault(); // no form is sent
    isClicked.current = true;
    setTimeout(() => setTimeout(() => (isClicked.current = false)));
    onClick?.(event);
  };
}

/** A busy button keeps its width and its focus, and says so to assistive technology. */
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
  /** The name: the icon alone says nothing to a screen reader. */
  label: string;
}

export function IconButton({ label, className = '', ...rest }: IconButtonProps) {
  return <Button {...rest} aria-label={label} title={label} className={`w-8 px-0! ${className}`} />;
}
