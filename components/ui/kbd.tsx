/**
 * The shortcut of the control that it is in; hidden on touch devices, which rarely have a keyboard.
 */
export function Kbd({ children, onAccent = false }: { children: string; onAccent?: boolean }) {
  const look = onAccent ? 'border-current' : 'border-line bg-sunken text-ink-2';
  return (
    <kbd
      aria-hidden
      className={`rounded-sm border px-1 font-mono text-key leading-4 pointer-coarse:hidden ${look}`}
    >
      {children}
    </kbd>
  );
}
