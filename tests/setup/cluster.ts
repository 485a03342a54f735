/**
 * Starts one PostgreSQL for a run of the tests in a temporary folder, with a migrated database to
 * copy.
 */
import type { TestProject } from 'vitest/node';
import { temporaryFolder } from '@/scripts/check/temporary-folder.mjs';
import { build } from '@/scripts/launch/build.mjs';
import { openDatabase } from '@/scripts/launch/database.mjs';
import { migrate } from '@/scripts/launch/migrations.mjs';
import { type DeclaredRefusals, declaredRefusals } from './declared-refusals';

declare module 'vitest' {
  interface ProvidedContext {
    /** The owner's URL of the migrated database; tests copy it and do not change it. */
    templateUrl: string;
    /** A folder for the files of this run. */
    filesFolder: string;
    declaredRefusals: DeclaredRefusals;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { folder, remove } = await temporaryFolder('unit');
  await build(['client', 'entries']);
  const cluster = await openDatabase(folder, { durable: false });
  const tearDown = async () => {
    await cluster.stop();
    remove();
  };
  try {
    await migrate(cluster.url());
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('templateUrl', cluster.url());
  project.provide('filesFolder', folder);
  project.provide('declaredRefusals', declaredRefusals());
  return tearDown;
}
