import path from 'node:path';
import { root } from './root.mjs';

export const prismaCli = path.join(root, 'node_modules', 'prisma', 'build', 'index.js');

/** Runs Prisma's command line without prompts and update checks. */
export const prismaEnvironment = (databaseUrl = '') => ({
  ...process.env,
  DATABASE_URL: databaseUrl,
  CHECKPOINT_DISABLE: '1',
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
  NO_COLOR: '1',
});
