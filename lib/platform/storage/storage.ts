import path from 'node:path';
import { env } from '../env';
import { fileSystemStorage } from './file-system';
import type { Storage } from './interface';

let chosen: Storage | undefined;

export function storage(): Storage {
  chosen ??= fileSystemStorage(path.join(env().DATA_DIR, 'files'));
  return chosen;
}
