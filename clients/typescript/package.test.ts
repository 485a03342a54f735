import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';
import { openapi } from '@/lib/contract/openapi';
import { root } from '@/scripts/launch/root.mjs';

const folder = path.join(root, 'clients/typescript');
const dist = buildFolder();
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const json = (file: string) => JSON.parse(file) as Record<string, Record<string, string>>;

/** Below the root, so that what is built finds openapi-fetch. */
function buildFolder(): string {
  mkdirSync(path.join(root, 'build'), { recursive: true });
  return mkdtempSync(path.join(root, 'build', 'client-package-'));
}

afterAll(() => rmSync(dist, { recursive: true }));

describe('the client package', () => {
  it('shows in its README the example that the type check compiles, to the letter', () => {
    expect(read('README.md')).toContain(`\`\`\`ts\n${read('examples/value-an-item.ts')}\`\`\``);
  });

  it('is built by its own settings into modules that Node runs, with their types', async () => {
    const { config } = ts.readConfigFile(path.join(folder, 'tsconfig.json'), (file) =>
      readFileSync(file, 'utf8'),
    ) as { config: object };
    const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder, {
      outDir: dist,
    });
    const program = ts.createProgram(fileNames, options);
    const { diagnostics } = program.emit();
    expect(
      [...ts.getPreEmitDiagnostics(program), ...diagnostics].map(({ messageText }) => messageText),
    ).toEqual([]);
    expect(readFileSync(path.join(dist, 'index.d.ts'), 'utf8')).toContain(
      'createClaimValuationClient',
    );
    const built = (await import(
      /* @vite-ignore */ pathToFileURL(path.join(dist, 'index.js')).href
    )) as object;
    expect(Object.keys(built).sort()).toEqual([
      'ClaimValuationError',
      'createClaimValuationClient',
      'idempotent',
      'newIdempotencyKey',
      'settle',
      'unwrap',
    ]);
  });

  it('names the version of the description, and the transport that it is tested with', () => {
    const [own, service] = [
      json(read('package.json')),
      json(readFileSync(path.join(root, 'package.json'), 'utf8')),
    ];
    expect(own['version']).toBe((openapi('/api') as { info: { version: string } }).info.version);
    expect(own['dependencies']?.['openapi-fetch']).toBe(
      service['devDependencies']?.['openapi-fetch'],
    );
  });
});
