import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Scalar's prebuilt API reference from its npm package: one file that loads no others. */
const FILE = 'node_modules/@scalar/api-reference/dist/browser/standalone.js';

interface Script {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** A hash of the content for the URL, so that browsers may cache the file forever. */
  readonly version: string;
}

let loaded: Promise<Script> | undefined;

async function read(): Promise<Script> {
  const bytes = Uint8Array.from(
    await readFile(path.join(/* turbopackIgnore: true */ process.cwd(), FILE)),
  );
  return { bytes, version: createHash('sha256').update(bytes).digest('hex').slice(0, 16) };
}

/** Reads the file once per process, on first use. Rejects if the package is not installed. */
export function referenceScript(): Promise<Script> {
  loaded ??= read().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}
