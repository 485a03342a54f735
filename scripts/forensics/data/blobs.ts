import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const BYTES_MAX = 64 * 1024 * 1024;
const run = promisify(execFile);

const isFolder = (name: string): boolean =>
  statSync(name, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Returns the git directory of a repository's snapshot, with or without a work tree, or null. */
export function gitFolderOf(mirror: string, repository: string): string | null {
  const snapshots = [join(mirror, repository.replace('/', '+'), 'repo'), join(mirror, repository)];
  const folders = snapshots.flatMap((folder) => [join(folder, '.git'), folder]);
  return folders.find((folder) => isFolder(join(folder, 'objects'))) ?? null;
}

/** Returns a blob's bytes; null where the snapshot lacks it, as it does large files. */
export async function readBlob(gitFolder: string, blob: string): Promise<Buffer | null> {
  try {
    const { stdout } = await run('git', ['--git-dir', gitFolder, 'cat-file', 'blob', blob], {
      encoding: 'buffer',
      maxBuffer: BYTES_MAX,
    });
    return stdout;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error('git is not installed.', { cause: error });
    return null;
  }
}
