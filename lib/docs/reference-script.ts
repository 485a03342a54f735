import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Scalar's prebuilt reference, as its package brings it: one file, which asks nobody for more. */
const FILE = 'node_modules/@scalar/api-reference/dist/browser/standalone.js';

interface Script {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Names the content, so that a browser may keep it for good. */
  readonly version: string;
}

let loaded: Promise<Script> | undefined;

async function read(): Promise<Script> {
  const bytes = Uint8Array.from(
    await readFile(path.join(/* turbopackIgnore: true */ process.cwd(), FILE)),
  );
  return { bytes, version: createHash('sha256').update(bytes).digest('hex').slice(0, 16) };
}

/** Read once per process, at the first use. Rejects when the package is not installed. */
export function referenceScript(): Promise<Script> {
  loaded ??= read().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}
