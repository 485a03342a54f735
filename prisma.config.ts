import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { defineConfig } from 'prisma/config';

/**
 * Prisma's CLI expects a native schema engine that its install script downloads. If that has not
 * happened, the WebAssembly build of the same engine is used, which npm installs.
 */
const require = createRequire(path.join(process.cwd(), 'package.json'));
const enginesDirectory = path.dirname(require.resolve('@prisma/engines/package.json'));
const hasNativeEngine = readdirSync(enginesDirectory).some((file) =>
  file.startsWith('schema-engine-'),
);
if (!hasNativeEngine) {
  process.env['PRISMA_SCHEMA_ENGINE_BINARY'] ??= path.resolve('prisma/schema-engine.mjs');
}

export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env['DATABASE_URL'] ?? '' },
});
