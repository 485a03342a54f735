'use client';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from '../translation';
import { IconButton } from './button';

interface DialogProps {
  title: string;
  description?: string;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  /**
   * `wide` fills a phone's screen and has a fixed height whatever its content; `page` has a fixed
   * height only on larger screens.
   */
  size?: 'narrow' | 'wide' | 'page';
  /**
   * Receives the focus on closing if the previously focused element is gone, such as an entry of
   * the command menu.
   */
  focusInstead?: () => HTMLElement | null;
  children: ReactNode;
}

const SIZES = {
  narrow: 'max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-md rounded-lg border',
  wide: 'h-dvh w-screen sm:h-[min(calc(100dvh-2rem),52rem)] sm:w-[calc(100vw-2rem)] sm:max-w-5xl sm:rounded-lg sm:border',
  page: 'max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] rounded-lg border sm:h-[min(calc(100dvh-2rem),52rem)] sm:max-w-5xl',
};

/**
 * Returns the focus to the previously focused element: dialogs are opened by code, so Radix knows
 * no trigger.
 */
function useFocusReturn(focusInstead: DialogProps['focusInstead']) {
  const opener = useRef<Element>(null);
  const remember = () => {
    opener.current = document.activeElement;
  };
  const giveBack = (event: Event) => {
    const before = opener.current;
    const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
    const next = isThere ? before : focusInstead?.();
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return { remember, giveBack };
}

/** Focuses the element with `data-focus-first`, or the first control if there is none. */
function focusMarked(event: Event) {
  const marked =
    event.currentTarget instanceof Element &&
    event.currentTarget.querySelector('[data-focus-first]');
  if (!(marked instanceof HTMLElement)) return;
  event.preventDefault();
  marked.focus();
}

/** Lets Escape close an open list before the dialog around it. */
function keepForList(event: KeyboardEvent) {
  const { target } = event;
  if (target instanceof Element && target.matches('[role=combobox][aria-expanded=true]'))
    event.preventDefault();
}

/** A modal dialog: it traps the focus, returns it on closing, and closes on Escape. */
export function Dialog({
  title,
  description,
  isOpen,
  onOpenChange,
  size = 'narrow',
  focusInstead,
  children,
}: DialogProps) {
  const { t } = useTranslation();
  const { remember, giveBack } = useFocusReturn(focusInstead);
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-black/40" />
        <Radix.Content
          {...(description === undefined && { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            remember();
            focusMarked(event);
          }}
          onCloseAutoFocus={giveBack}
          onEscapeKeyDown={keepForList}
          className={`fixed top-1/2 left-1/2 z-50 flex -translate-x-1/2 -translate-y-1/2 animate-fade flex-col border-line bg-surface shadow-float ${SIZES[size]}`}
        >
          <header
            className={`flex items-start gap-3 border-b border-line py-3 pr-3 pl-6 ${size === 'wide' ? 'max-sm:pl-4' : ''}`}
          >
            <div className="min-w-0 flex-1 py-1">
              <Radix.Title className="text-read font-semibold wrap-anywhere">{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className="text-ink-2">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton look="quiet" label={t.common.close}>
                <X aria-hidden size={16} />
              </IconButton>
            </Radix.Close>
          </header>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The scrollable middle part of a dialog. */
export const DialogBody = ({ children }: { children: ReactNode }) => (
  <div className="more-below flex flex-col gap-4 overflow-y-auto px-6 py-4">{children}</div>
);

/** `isWide` is for a wide dialog, which has smaller margins on phones. */
export const DialogFoot = ({
  isWide = false,
  children,
}: {
  isWide?: boolean;
  children: ReactNode;
}) => (
  <footer
    className={`flex flex-wrap justify-end gap-2 border-t border-line px-6 py-3 ${isWide ? 'max-sm:px-4' : ''}`}
  >
    {children}
  </footer>
);
