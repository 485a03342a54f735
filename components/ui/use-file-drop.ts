'use client';
import { useEffect, useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { fetched } from '@/lib/client/api/fetched';

const holdsFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes('Files') ?? false;

/**
 * Accepts files and whole folders dropped on an element (`dropProps`), or files chosen with its
 * hidden input.
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const give = (files: readonly File[]) => files.length > 0 && onFiles(files);
  const dropProps = {
    onDragEnter: (event: DragEvent) => holdsFiles(event) && setOver(true),
    onDragOver: (event: DragEvent) => holdsFiles(event) && event.preventDefault(),
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      void filesOf(event.dataTransfer).then(give);
    },
  };
  const inputProps = {
    ref: input,
    type: 'file',
    multiple: true,
    tabIndex: -1,
    className: 'sr-only',
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      give([...(currentTarget.files ?? [])]);
      currentTarget.value = ''; // allows choosing the same file again
    },
  };
  return { isOver, pick: () => input.current?.click(), dropProps, inputProps };
}

/**
 * The entries must be read before the drop event ends; the contents of folders can be read later.
 */
async function filesOf({ items, files }: DataTransfer): Promise<readonly File[]> {
  const dropped = [...files];
  const entries = Array.from(items, (item) => item.webkitGetAsEntry()).filter(
    (entry) => entry !== null,
  );
  if (entries.every(({ isFile }) => isFile)) return dropped;
  const { filesIn } = await fetched(() => import('./files-in-folders'));
  return filesIn(entries);
}

/**
 * Otherwise the browser would leave the desk and open a file that was dropped beside its target.
 */
export function useStrayDropsIgnored(): void {
  useEffect(() => {
    const ignore = (event: globalThis.DragEvent) => {
      if (holdsFiles(event)) event.preventDefault();
    };
    document.addEventListener('dragover', ignore);
    document.addEventListener('drop', ignore);
    return () => {
      document.removeEventListener('dragover', ignore);
      document.removeEventListener('drop', ignore);
    };
  }, []);
}
