import { fileURLToPath } from 'node:url';

/** The root folder of the repository, whatever the current directory. */
export const root = fileURLToPath(new URL('../../', import.meta.url));
