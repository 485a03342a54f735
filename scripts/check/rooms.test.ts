import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../launch/root.mjs';

const legal = {
  'lib/shared/money.ts': `export const zero = 0n;`,
  'lib/contract/claims.ts': `import { zero } from '@/lib/shared/money'; export const claim = zero; export type Claim = bigint;`,
  'lib/identity/caller.ts': `import { zero } from '@/lib/shared/money'; export const caller = zero;`,
  'lib/claims/find.ts': `import { caller } from '@/lib/identity/caller'; export const find = caller;`,
  'lib/reports/create.ts': `import { find } from '../claims/find'; export const create = find;`,
  'components/cart.tsx': `import type { Claim } from '@/lib/contract/claims'; export const Cart = (claim: Claim) => <p>{String(claim)}</p>;`,
  'app/page.tsx': `import { create } from '@/lib/reports/create'; import { Cart } from '@/components/cart'; export default () => Cart(create);`,
};

/** File → its content and the rule that must refuse it. */
const planted: Record<string, [source: string, rule: string]> = {
  'lib/claims/upwards.ts': [
    `import { create } from '@/lib/reports/create'; export const a = create;`,
    'rank-6-claims',
  ],
  'lib/claims/upwards-by-type.ts': [
    `import type { create } from '../reports/create'; export type A = typeof create;`,
    'rank-6-claims',
  ],
  'lib/claims/upwards-later.ts': [
    `export const a = () => import('@/lib/reports/create');`,
    'rank-6-claims',
  ],
  'lib/catalogue/sideways.ts': [
    `import { find } from '@/lib/claims/find'; export const a = find;`,
    'rank-6-catalogue',
  ],
  'lib/reports/to-the-door.ts': [
    `import page from '@/app/page'; export const a = page;`,
    'nothing-imports-app',
  ],
  'lib/forensics/files.ts': [
    `import { readFileSync } from 'node:fs'; export const a = readFileSync;`,
    'pure-rooms-stay-pure',
  ],
  'lib/claims/one.ts': [`import { two } from './two'; export const one = () => two;`, 'no-cycles'],
  'lib/helpers/anything.ts': [
    `import { zero } from '@/lib/shared/money'; export const a = zero;`,
    'every-room-has-a-rank',
  ],
  'lib/claims/lost.ts': [
    `import { a } from './nowhere'; export const b = a;`,
    'every-import-is-found',
  ],
  'components/server.tsx': [
    `import { find } from '@/lib/claims/find'; export const a = find;`,
    'browser-sees-no-server',
  ],
  'components/schema.tsx': [
    `import { claim } from '@/lib/contract/claims'; export const a = claim;`,
    'browser-takes-types-of-the-contract',
  ],
  'lib/client/zod.ts': [`import { z } from 'zod'; export const a = z;`, 'browser-has-no-zod'],
  'lib/client/shows.ts': [
    `import { Cart } from '@/components/cart'; export const a = Cart;`,
    'client-shows-nothing',
  ],
  'app/data.ts': [
    `import { PrismaPg } from '@prisma/adapter-pg'; export const a = PrismaPg;`,
    'database-behind-the-rooms',
  ],
  'lib/claims/adapter.ts': [
    `import { PrismaPg } from '@prisma/adapter-pg'; export const a = PrismaPg;`,
    'one-prisma',
  ],
  'lib/claims/tests.ts': [
    `import { a } from './find.test'; export const b = a;`,
    'nothing-imports-a-test',
  ],
};

const cruiser = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const folder = mkdtempSync(path.join(tmpdir(), 'rooms-'));
const refusals = new Map<string, string[]>();

function write(name: string, content: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function violationsOf(config: string, ...folders: string[]) {
  const args = [cruiser, '--config', config, '--output-type', 'json', ...folders];
  const { stdout } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { from: string; rule: { name: string } }[] };
  };
  return summary.violations;
}

const circles = () =>
  violationsOf('.dependency-cruiser.folders.cjs', 'components').map(({ from }) => from);

beforeAll(() => {
  for (const name of [
    '.dependency-cruiser.cjs',
    '.dependency-cruiser.folders.cjs',
    'tsconfig.json',
    'package.json',
  ])
    cpSync(path.join(root, name), path.join(folder, name));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const [name, content] of Object.entries(legal)) write(name, content);
  for (const [name, [content]] of Object.entries(planted)) write(name, content);
  // the cycle is reported once
  write('lib/claims/two.ts', `import { one } from './one'; export const two = () => one;`);
  write('lib/claims/find.test.ts', `export const a = 1;`);
  for (const { from, rule } of violationsOf('.dependency-cruiser.cjs', 'app', 'components', 'lib'))
    refusals.set(from, [...(refusals.get(from) ?? []), rule.name]);
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('the ranks of the rooms', () => {
  it.each(Object.entries(planted))('%s is refused', (name, [, rule]) => {
    expect(refusals.get(name)).toContain(rule);
  });

  it.each(Object.keys(legal))('%s is accepted', (name) => {
    expect(refusals.get(name)).toBeUndefined();
  });

  it('two folders that depend on each other are refused, whichever files cause it', () => {
    write(
      'components/list/row.ts',
      `import { title } from '../form/title'; export const a = title;`,
    );
    write('components/list/key.ts', `export const key = 1;`);
    write('components/form/title.ts', `export const title = 1;`);
    write('components/form/input.ts', `import { key } from '../list/key'; export const b = key;`);
    expect(circles()).toContain('components/list');
    write('components/form/input.ts', `export const b = 1;`);
    expect(circles()).toEqual([]);
  });

  it('every folder of lib has a rank', () => {
    const { forbidden } = createRequire(import.meta.url)(
      path.join(root, '.dependency-cruiser.cjs'),
    ) as { forbidden: { name: string; from: { path: string } }[] };
    const unranked = new RegExp(
      forbidden.find(({ name }) => name === 'every-room-has-a-rank')?.from.path ?? '',
    );
    const rooms = readdirSync(path.join(root, 'lib'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(
      rooms.map(({ name }) => name).filter((name) => unranked.test(`lib/${name}/x.ts`)),
    ).toEqual([]);
  });
});
