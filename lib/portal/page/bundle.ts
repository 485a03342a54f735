import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@/lib/shared/languages';

/** File names of the portal's bundle, as written by scripts/launch/portal-bundle.mjs. */
export interface Manifest {
  readonly script: string;
  readonly style: string;
  readonly font: string;
  readonly messages: Readonly<Record<Language, string>>;
}

const FOLDER = 'build/portal';
const NAME = /^[\w-]+\.(js|css|woff2)$/;
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

const read = (name: string) =>
  readFile(path.join(/* turbopackIgnore: true */ process.cwd(), FOLDER, name));

let loaded: Promise<Manifest> | undefined;

/** Reads the manifest once per process. Rejects if the bundle was not built. */
export function manifest(): Promise<Manifest> {
  loaded ??= read('manifest.json')
    .then((bytes) => JSON.parse(bytes.toString()) as Manifest)
    .catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
  return loaded;
}

/** Returns null for an unknown name or one that contains a path. */
export async function bundled(
  name: string,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string } | null> {
  const [, extension = ''] = NAME.exec(name) ?? [];
  const type = TYPES[extension];
  if (type === undefined) return null;
  const bytes = await read(name).catch(() => null);
  return bytes && { bytes: Uint8Array.from(bytes), type };
}
