import { newKey } from '@/lib/client/api/new-key';
import { toast } from '@/lib/client/shell/toasts';

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null;

/**
 * Browsers name every pasted picture "image.png", but a file name identifies one picture of an
 * item, so each paste gets a new name.
 */
const named = (file: File): File =>
  /^image\.\w+$/.test(file.name)
    ? new File([file], file.name.replace('image', `pasted-${newKey().slice(0, 8)}`), {
        type: file.type,
      })
    : file;

function focusedRow(): number | null {
  const row = document.activeElement?.closest<HTMLElement>('tr[data-appraisal]');
  return row ? Number(row.dataset['appraisal']) : null;
}

export interface Pasting {
  /** The appraisal whose picture is open in the inspector. */
  readonly openId: number | null;
  give(appraisalId: number, files: readonly File[]): void;
  /** Message for files pasted where no item can take them. */
  readonly nowhere: string;
  readonly signal: AbortSignal;
}

/**
 * Until `signal` aborts, adds pasted files to the item whose row has the focus, or else to the one
 * whose picture is open.
 */
export function takePasted({ openId, give, nowhere, signal }: Pasting): void {
  const onPaste = ({ target, clipboardData }: ClipboardEvent) => {
    const files = [...(clipboardData?.files ?? [])];
    if (files.length === 0 || isField(target)) return;
    const id = focusedRow() ?? openId;
    if (id === null) toast(nowhere);
    else give(id, files.map(named));
  };
  if (!signal.aborted) document.addEventListener('paste', onPaste, { signal });
}
