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

interface Cluster {
  readonly templateUrl: string;
  readonly folder: string;
  stop(): Promise<void>;
}

/** Each project loads this module separately. They share the cluster, and the last one stops it. */
const globals = globalThis as typeof globalThis & {
  testCluster?: { readonly started: Promise<Cluster>; users: number };
};

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const shared = (globals.testCluster ??= { started: startCluster(), users: 0 });
  shared.users += 1;
  const { templateUrl, folder, stop } = await shared.started;
  project.provide('templateUrl', templateUrl);
  project.provide('filesFolder', folder);
  project.provide('declaredRefusals', declaredRefusals());
  return async () => {
    shared.users -= 1;
    if (shared.users === 0) await stop();
  };
}

async function startCluster(): Promise<Cluster> {
  const { folder, remove } = await temporaryFolder('unit');
  await build(['client', 'entries']);
  const cluster = await openDatabase(folder, { durable: false });
  const stop = async () => {
    await cluster.stop();
    remove();
  };
  try {
    await migrate(cluster.url());
  } catch (error) {
    await stop();
    throw error;
  }
  return { templateUrl: cluster.url(), folder, stop };
}
