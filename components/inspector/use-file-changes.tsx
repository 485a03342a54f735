'use client';
import { Suspense, useState } from 'react';
import type { Pictured } from '@/lib/client/verdicts/pictured';
import { later } from '../ui/later';
import { focusInspector } from './key-area';

const DeleteFile = later(async () => (await import('./delete-file')).DeleteFile);
const MoveFile = later(async () => (await import('./move-file')).MoveFile);

/** Moving a file to another item and deleting it, each in a dialog. */
export function useFileChanges(pictured: Pictured, fileName: string) {
  const [open, setOpen] = useState<'move' | 'remove' | null>(null);
  const close = () => {
    setOpen(null);
    focusInspector();
  };
  const changes = { move: () => setOpen('move'), remove: () => setOpen('remove') };
  const props = { pictured, fileName, onClose: close };
  return {
    ...changes,
    keys: { m: changes.move, Delete: changes.remove },
    dialogs: (
      <Suspense>
        {open === 'remove' && <DeleteFile {...props} />}
        {open === 'move' && <MoveFile {...props} />}
      </Suspense>
    ),
  };
}

export type FileChanges = ReturnType<typeof useFileChanges>;
