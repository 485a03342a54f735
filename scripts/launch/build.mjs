/** Builds the stages whose sources have changed. Only Node built-ins until a stage runs. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { lock } from './lock.mjs';
import { bundlePortal, portalFolder } from './portal-bundle.mjs';
import { prismaCli, prismaEnvironment } from './prisma.mjs';
import { root } from './root.mjs';
import { runQuietly } from './run.mjs';
import { step } from './step.mjs';

const buildFolder = path.join(root, 'build');
const generated = 'lib/platform/database/generated';
const common = ['package.json', 'tsconfig.json', 'lib'];

const entryNames = () =>
  readdirSync(path.join(root, 'scripts'))
    .filter((name) => /^[\w-]+\.ts$/.test(name))
    .map((name) => name.replace(/\.ts$/, ''));

/**
 * Generates the typed database client. `generate` opens no database and does not use the engine
 * that it requires.
 */
async function generateClient() {
  const env = { ...prismaEnvironment(), PRISMA_SCHEMA_ENGINE_BINARY: process.execPath };
  await runQuietly(process.execPath, [prismaCli, 'generate'], { cwd: root, env });
}

async function buildWeb() {
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  await runQuietly(
    process.execPath,
    [path.join(root, 'node_modules/next/dist/bin/next'), 'build'],
    { cwd: root, env },
  );
}

/** Every `scripts/*.ts` becomes one file that Node runs directly. */
export const entryOptions = () => ({
  absWorkingDir: root,
  entryPoints: entryNames().map((name) => `scripts/${name}.ts`),
  outdir: 'build',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  alias: { '@': root.replace(/\/$/, '') },
  jsx: 'automatic',
  sourcemap: true,
  logLevel: 'silent',
});

const generateClientTypes = () =>
  runQuietly(process.execPath, [path.join(root, 'scripts/openapi.mjs'), '--only-types'], {
    cwd: root,
  });

async function bundleEntries() {
  const { build: bundle, stop } = await import('esbuild');
  await bundle(entryOptions());
  await stop();
}

const stages = [
  {
    name: 'client',
    doing: 'generating the database client',
    sources: ['prisma/schema', 'package.json'],
    outputs: () => [generated],
    make: generateClient,
  },
  {
    name: 'client-types',
    doing: "generating the types of the API's client",
    isForTests: true,
    sources: [...common, 'scripts/openapi', 'scripts/openapi.mjs'],
    outputs: () => ['clients/typescript/src/schema.ts'],
    make: generateClientTypes,
  },
  {
    name: 'entries',
    doing: 'bundling worker and commands',
    sources: [...common, 'app', 'prisma/schema', 'prisma/seed', 'scripts', 'components'],
    outputs: () => entryNames().map((name) => `build/${name}.mjs`),
    make: bundleEntries,
  },
  {
    name: 'portal',
    doing: "bundling the policyholder's page",
    sources: [
      'package.json',
      'tsconfig.json',
      'app/globals.css',
      'app/tokens.css',
      'components/portal',
      'lib/client',
      'lib/i18n',
      'lib/shared',
      'lib/portal/page/document.ts',
      'scripts/launch/portal-bundle.mjs',
    ],
    outputs: () => [`${portalFolder}/manifest.json`],
    make: bundlePortal,
  },
  {
    name: 'web',
    doing: 'building the pages and routes',
    sources: [
      ...common,
      'prisma/schema',
      'app',
      'components',
      'public',
      'next.config.js',
      'postcss.config.mjs',
      'proxy.ts',
      'instrumentation.ts',
      'instrumentation-client.ts',
    ],
    outputs: () => ['.next/BUILD_ID'],
    make: buildWeb,
  },
];

const FOR_USE = stages.filter(({ isForTests }) => !isForTests).map(({ name }) => name);

/** @returns {Promise<boolean>} whether the stage had to be built */
async function makeStage({ name, doing, sources, outputs, make }) {
  const stampFile = path.join(buildFolder, `${name}.stamp`);
  const stamp = fingerprint(sources, [generated]);
  const isMade = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  if (isMade && outputs().every((file) => existsSync(path.join(root, file)))) return false;
  rmSync(stampFile, { force: true }); // an interrupted build must not count as finished
  await step(name, doing, make);
  writeFileSync(stampFile, stamp);
  return true;
}

/**
 * @param {string[]} [names] the stages to build; by default all that the service needs
 * @returns {Promise<number>} how many stages were built
 */
export async function build(names = FOR_USE) {
  mkdirSync(buildFolder, { recursive: true });
  const release = await lock(path.join(buildFolder, 'lock'), ({ pid }) =>
    console.log(`    waiting for the build of process ${pid}`),
  );
  try {
    let made = 0;
    for (const stage of stages.filter(({ name }) => names.includes(name)))
      made += Number(await makeStage(stage));
    return made;
  } finally {
    release();
  }
}
