'use client';
import { useEffect, useRef, useState, type ChangeEvent, type DragEvent } from 'react';

const holdsFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes('Files') ?? false;

/** Files dropped anywhere on an element (`dropProps`), a folder with all that is in it, or chosen with its hidden input. */
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
      currentTarget.value = ''; // the same file chosen again is a choice too
    },
  };
  return { isOver, pick: () => input.current?.click(), dropProps, inputProps };
}

/** The entries must be taken before the drop's event is over; what is in them can be read later. */
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

/** A reader gives a folder in parts, and an empty one at its end. */
async function entriesIn(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
    reader.readEntries(resolve, reject),
  );
  return part.length === 0 ? [] : [...part, ...(await entriesIn(reader))];
}

/** A file that misses its place would otherwise be opened instead of the desk. */
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
