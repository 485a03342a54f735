import { newKey } from '@/lib/client/api/new-key';
import { toast } from '@/lib/client/shell/toasts';

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null;

/** A picture from the clipboard is always called "image.png": one name stands for one picture of an item. */
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
  /** Whose photo is open. */
  readonly openId: number | null;
  give(appraisalId: number, files: readonly File[]): void;
  /** What is told where there is nothing that they could belong to. */
  readonly nowhere: string;
  readonly signal: AbortSignal;
}

/** Until `signal`: pasted files go to the item whose row has the focus, else to the one whose photo is open. */
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
