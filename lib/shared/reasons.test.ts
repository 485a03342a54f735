import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadReasons } from '@/lib/i18n/load-reasons';
import { LANGUAGES } from './languages';
import {
  descriptionOf,
  PLACEHOLDER,
  problem,
  problemOf,
  type Reason,
  REASONS,
  textOf,
} from './reasons';

const TABLES = /(reasons\/[\w-]+-reasons|i18n\/[\w-]+)\.ts$/;

const sources = ['lib', 'app', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => path.join(folder, name))
    .filter((file) => !TABLES.test(file))
    .map((file) => readFileSync(file, 'utf8')),
);
const code = sources.join('\n');
/** `picture_${name}`: the picture process supplies the rest of the name. */
const COMPOSED = /^(?:upload_)?picture_/;
const composed = new Set(
  [...code.matchAll(/reason: '(\w+)',\s+values/g)].flatMap(([, name]) => [
    `picture_${name}`,
    `upload_picture_${name}`,
  ]),
);
const isUsed = (reason: string) =>
  code.includes(`'${reason}'`) || (COMPOSED.test(reason) && composed.has(reason));

const placeholdersOf = (text: string) =>
  [...text.matchAll(PLACEHOLDER)].map(([placeholder]) => placeholder).toSorted();
/**
 * A revision number means nothing to a person, so a translation may say only that somebody changed
 * the resource.
 */
const withoutRevision = (names: readonly string[]) =>
  names.filter((name) => name !== '{revision:number}');

const all = Object.keys(REASONS) as Reason[];

describe('a reason', () => {
  it('has a name in snake case that the code uses', () => {
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter((reason) => !/^[a-z][a-z0-9_]*$/.test(reason))).toEqual([]);
    expect(all.filter((reason) => !isUsed(reason))).toEqual([]);
  });

  it.each(LANGUAGES)('has a message with its placeholders in %s', async (language) => {
    const messages: Readonly<Record<string, string>> = Object.assign(
      {},
      ...Object.values(await loadReasons(language)),
    );
    expect(Object.keys(messages).toSorted()).toEqual(all.toSorted());
    const others = all.filter(
      (reason) =>
        withoutRevision(placeholdersOf(messages[reason] ?? '')).join() !==
        withoutRevision(placeholdersOf(REASONS[reason])).join(),
    );
    expect(others).toEqual([]);
    const english = all.filter(
      (reason) =>
        language !== 'en' && /[a-z]/.test(REASONS[reason]) && messages[reason] === REASONS[reason],
    );
    expect(english).toEqual([]);
  });
});

it('an English message formats amounts and days unchanged and counts with separators', () => {
  expect(textOf(problem('price_awaits_approval', { rcv: '7499.00', priced: '1000.00' }))).toMatch(
    /^makes the line 7499\.00 instead of 1000\.00: /,
  );
  expect(textOf(problem('list_too_many_rows', { count: 5000 }))).toBe('has more than 5,000 rows');
});

it('the description of several problems contains each problem once', () => {
  expect(
    descriptionOf([
      problemOf('cpid', 'required'),
      problemOf('rpid', 'required'),
      problemOf('cpid', 'required'),
    ]),
  ).toBe('cpid : field required; rpid : field required');
});
