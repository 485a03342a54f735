export const isUndo = ({
  key,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean =>
  (ctrlKey || metaKey) && key.toLowerCase() === 'z';

/** Ctrl Z from anywhere but fields and dialogs. A cell with the focus handles the key itself. */
export function isUndoOfPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || !isUndo(event) || document.querySelector('[role=dialog]'))
    return false;
  const { target } = event;
  const field = 'input:not([type=checkbox]), textarea, select';
  return !(target instanceof Element && target.closest(field));
}
