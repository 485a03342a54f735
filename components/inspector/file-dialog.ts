import type { Pictured } from '@/lib/client/verdicts/pictured';

/** Of the dialogs that change a file. */
export interface FileDialogProps {
  pictured: Pictured;
  fileName: string;
  onClose(): void;
}
