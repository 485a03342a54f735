/**
 * Bundles the policyholder's page as a separate program with its own styles, because Next alone
 * exceeds the page's size limit (decision 035).
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

const sources = path.join(root, 'components/portal');
export const portalFolder = 'build/portal';

/** Tailwind scans only this folder: otherwise the desk's classes would be sent to every phone. */
const tailwind = {
  name: 'tailwind',
  setup: ({ onLoad }) =>
    onLoad({ filter: /portal\.css$/ }, async ({ path: file }) => {
      const [{ default: postcss }, { default: plugin }] = await Promise.all([
        import('postcss'),
        import('@tailwindcss/postcss'),
      ]);
      const { css } = await postcss([plugin({ base: sources })]).process(
        readFileSync(file, 'utf8'),
        { from: file },
      );
      return { contents: css, loader: 'css', resolveDir: path.dirname(file) };
    }),
};

/**
 * File names contain a hash of the content, so that browsers may cache them forever;
 * `manifest.json` tells the page the names.
 */
export async function bundlePortal() {
  const { build, stop } = await import('esbuild');
  const outdir = path.join(root, portalFolder);
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir, { recursive: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { portal: 'components/portal/main.tsx' },
    outdir,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: ['es2022', 'safari16'],
    jsx: 'automatic',
    alias: { '@': root.replace(/\/$/, '') },
    loader: { '.woff2': 'file' },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [tailwind],
    metafile: true,
    logLevel: 'silent',
  });
  await bundleServiceWorker(
    build,
    outdir,
    Object.keys(metafile.outputs).map((file) => path.basename(file)),
  );
  await stop();
  writeFileSync(path.join(outdir, 'manifest.json'), JSON.stringify(manifestOf(metafile.outputs)));
}

/**
 * Contains the names of this version's files, so that other files give other bytes and browsers
 * install a new service worker.
 */
async function bundleServiceWorker(build, outdir, names) {
  const files = names.toSorted();
  const document = readFileSync(path.join(root, 'lib/portal/page/document.ts'));
  const version = createHash('sha256')
    .update(files.join())
    .update(document)
    .digest('hex')
    .slice(0, 12);
  await build({
    absWorkingDir: root,
    entryPoints: ['components/portal/service-worker.ts'],
    outfile: path.join(outdir, 'service-worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: ['es2022', 'safari16'],
    define: { PORTAL_VERSION: JSON.stringify(version), PORTAL_FILES: JSON.stringify(files) },
    logLevel: 'silent',
  });
}

function manifestOf(outputs) {
  const files = Object.entries(outputs).map(([file, { entryPoint, cssBundle }]) => ({
    name: path.basename(file),
    entryPoint,
    cssBundle,
  }));
  const entry = files.find(({ entryPoint }) => entryPoint === 'components/portal/main.tsx');
  const messages = files.flatMap(({ name, entryPoint }) => {
    const [, language] = /^lib\/i18n\/portal\/(\w+)\.ts$/.exec(entryPoint ?? '') ?? [];
    return language ? [[language, name]] : [];
  });
  const font = files.find(
    ({ name }) => /latin-wght-normal.*\.woff2$/.test(name) && !name.includes('latin-ext'),
  );
  return {
    script: entry.name,
    style: path.basename(entry.cssBundle),
    font: font.name,
    messages: Object.fromEntries(messages),
  };
}
