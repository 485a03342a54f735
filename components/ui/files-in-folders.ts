/** The files of dropped files and folders, and of the folders in them. */
export const filesIn = async (entries: readonly FileSystemEntry[]): Promise<readonly File[]> =>
  (await Promise.all(entries.map(filesOf))).flat();

async function filesOf(entry: FileSystemEntry): Promise<readonly File[]> {
  if (entry instanceof FileSystemFileEntry)
    return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
  return entry instanceof FileSystemDirectoryEntry
    ? filesIn(await entriesIn(entry.createReader()))
    : [];
}

/** The reader returns a folder's entries in batches, with an empty one at the end. */
async function entriesIn(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
    reader.readEntries(resolve, reject),
  );
  return part.length === 0 ? [] : [...part, ...(await entriesIn(reader))];
}
