import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
/** Pure functions: their tests share a process, so that common modules are loaded once. */
const pure =
  '{lib/{shared,forensics,receipts,valuation,contract,docs,i18n,client,intake/rows},components}/**/*.test.{ts,tsx}';
/**
 * Tests that start processes, measure their memory or set a module's language; each needs its own
 * process.
 */
const alone =
  '{lib/intake/files/**/*,lib/client/api/*,scripts/**/*,clients/**/*,lib/forensics/maths/copied-cells}.test.{ts,tsx}';
const served = 'tests/http/**/*.test.ts';
/** Tests that change the settings, which a process reads only once. */
const ownSettings = [
  'app/api/**/{access,invitations}/mail.test.ts',
  'lib/identity/password.test.ts',
  'lib/mail/sending/{hand-over,sending}.test.ts',
  'lib/platform/{env,pictures/pool}.test.ts',
  'lib/reports/{no-room,renderer}.test.ts',
  'lib/verdicts/trusted-signer.test.ts',
  'lib/webhooks/{deliveries/redeliver,endpoints/rotate-secret,forget-deliveries}.test.ts',
  'lib/webhooks/sending/{delivery,lease-deliveries}.test.ts',
  'lib/worker/{deliver-webhooks,work-jobs}.test.ts',
  'tests/api/{declared-faults,idempotency,plans,tenants,tolerance}.test.ts',
];
const shared = { isolate: false, unstubGlobals: true, restoreMocks: true };
const onDatabase = {
  globalSetup: ['tests/setup/cluster.ts'],
  setupFiles: ['tests/setup/database.ts'],
};

/**
 * Projects group tests by what they need: nothing, their own PostgreSQL, or the running service.
 */
const project = (name: string, include: string[], test: object): TestProjectConfiguration => ({
  extends: true,
  test: { name, include, ...test },
});

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: root },
      { find: 'claim-valuation-client', replacement: `${root}clients/typescript/src/index.ts` },
    ],
  },
  test: {
    // one extra, because tests spend a fifth of their time waiting for database or child processes
    maxWorkers: availableParallelism() + 1,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    setupFiles: ['tests/setup/console.ts'],
    projects: [
      project('pure', [pure], {
        exclude: [alone, '**/node_modules/**'],
        ...shared,
      }),
      project('alone', [alone], {}),
      project('database', ['{app,lib,prisma,tests}/**/*.test.{ts,tsx}'], {
        exclude: [pure, alone, served, ...ownSettings, '**/node_modules/**'],
        ...onDatabase,
        ...shared,
      }),
      project('settings', ownSettings, onDatabase),
      ...(process.env['SERVICE_URL']
        ? [project('http', [served], { fileParallelism: false })]
        : []),
    ],
  },
});
