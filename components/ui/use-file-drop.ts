'use client';
import { useEffect, useRef, useState, type ChangeEvent, type DragEvent } from 'react';

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
async function filesOf({ items, files }: DataTransfer): Promise<File[]> {
  const entries = Array.from(items, (item) => item.webkitGetAsEntry()).filter(
    (entry) => entry !== null,
  );
  if (entries.length === 0) return [...files];
  return (await Promise.all(entries.map(filesIn))).flat();
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (entry instanceof FileSystemFileEntry)
    return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
  if (!(entry instanceof FileSystemDirectoryEntry)) return [];
  return (await Promise.all((await entriesIn(entry.createReader())).map(filesIn))).flat();
}

/** The reader returns a folder's entries in batches, with an empty one at the end. */
async function entriesIn(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
    reader.readEntries(resolve, reject),
  );
  return part.length === 0 ? [] : [...part, ...(await entriesIn(reader))];
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
