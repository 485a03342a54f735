/**
 * Enforces docs/rooms.md: a room imports only rooms of a lower rank. dependency-cruiser reads
 * TypeScript through the `typescript` package, which here provides the API of version 6.
 */
const RANKS = [
  ['shared'],
  ['forensics', 'receipts', 'valuation', 'contract', 'i18n'],
  ['platform', 'docs'],
  ['events'],
  ['mail'],
  ['identity'],
  ['claims', 'catalogue', 'traffic'],
  ['appraisals', 'webhooks'],
  ['verdicts', 'intake'],
  ['reports', 'portal'],
  ['http', 'worker'],
];
const DOORS = ['app', 'scripts', 'components', 'tests', 'e2e', 'prisma'];
const PURE_ROOMS = ['shared', 'forensics', 'receipts', 'valuation', 'contract', 'i18n'];
const DATABASE_ROOMS = RANKS.slice(
  RANKS.findIndex((rooms) => rooms.includes('platform')),
  -1,
).flat();
const TEST = '(\\.(test|spec|bench|fixture)\\.tsx?$|^(tests|e2e)/)';

const inside = (rooms) => `^lib/(${rooms.join('|')})/`;
const error = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const everyRoom = RANKS.flat();

/** One rule per room: within lib, a room may import only itself and rooms of a lower rank. */
const rankRules = RANKS.flatMap((rooms, rank) =>
  rooms.map((room) =>
    error(
      `rank-${rank}-${room}`,
      `lib/${room} (rank ${rank}) imports only rooms of a lower rank.`,
      { path: inside([room]), pathNot: TEST },
      {
        path: [
          `^lib/(?!(${[room, ...RANKS.slice(0, rank).flat()].join('|')})/)`,
          `^(${DOORS.join('|')})/`,
        ],
      },
    ),
  ),
);

/** Code that runs in a browser. */
const browser = { path: '^(components|lib/client)/', pathNot: TEST };

module.exports = {
  forbidden: [
    ...rankRules,
    error(
      'no-cycles',
      'Modules that import each other cannot be read one after the other.',
      {},
      { circular: true },
    ),
    error(
      'every-import-is-found',
      'The imported file or package does not exist.',
      {},
      { couldNotResolve: true, pathNot: '^(/_next/|@/.*\\.css$)' },
    ),
    error(
      'every-room-has-a-rank',
      'A new room of lib needs a rank in .dependency-cruiser.cjs.',
      { path: `^lib/(?!(client|${everyRoom.join('|')})/)` },
      {},
    ),
    error(
      'browser-sees-no-server',
      "components and lib/client see the contract's types, i18n, the engine's sentences, shared and each other.",
      browser,
      {
        path: [
          '^lib/(?!(client|contract|i18n|shared|forensics/sentences)/)',
          '^(app|scripts|tests|e2e|prisma)/',
        ],
      },
    ),
    error(
      'browser-takes-types-of-the-contract',
      "The contract's schemas would bring zod to the browser: import type.",
      browser,
      {
        path: '^lib/contract/',
        dependencyTypesNot: ['type-only'],
      },
    ),
    error('browser-has-no-zod', 'zod weighs 26 kB in a browser.', browser, {
      path: 'node_modules/(zod|@prisma|pg)/',
      dependencyTypesNot: ['type-only'],
    }),
    error(
      'client-shows-nothing',
      'lib/client calls the API; components show what it brings.',
      { path: '^lib/client/', pathNot: TEST },
      { path: '^components/' },
    ),
    error(
      'pure-rooms-stay-pure',
      'No files, network, processes or frameworks: bytes and values in, values out.',
      { path: inside(PURE_ROOMS), pathNot: TEST },
      {
        path: [
          '^(node:)?(fs|net|http|https|http2|tls|dns|dgram|child_process|worker_threads|cluster|os|process)(/|$)',
          'node_modules/(next|react|react-dom|sharp|pg|pino|@prisma)/',
        ],
      },
    ),
    error(
      'database-behind-the-rooms',
      'Doors and the HTTP layer reach data through a room.',
      {
        path: `^(app|components|scripts|lib/(?!(${DATABASE_ROOMS.join('|')})/))`,
        pathNot: TEST,
      },
      { path: ['^lib/platform/database/generated/', 'node_modules/@prisma/'] },
    ),
    error(
      'one-prisma',
      'The Prisma packages are used by lib/platform/database; others take the generated client.',
      {
        path: '^(app|components|lib|scripts)/',
        pathNot: ['^lib/platform/database/', TEST],
      },
      { path: 'node_modules/@prisma/' },
    ),
    error(
      'nothing-imports-a-test',
      'Production code does not run what tests bring.',
      { pathNot: `${TEST}|^[^/]+$` },
      { path: TEST },
    ),
    error(
      'nothing-imports-app',
      'The doors are opened from outside: by Next, and a few routes by the server itself (decision 018).',
      {
        path: '^(components|scripts|lib)/',
        pathNot: `${TEST}|^scripts/door/direct-routes\\.ts$`,
      },
      { path: '^app/' },
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules', '^lib/platform/database/generated/'] },
    exclude: { path: ['^(\\.next|build)/', '\\.css$'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
