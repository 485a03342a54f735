import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gitFolderOf, readBlob } from './blobs';
import { chosen } from './chosen';
import { readLists, type Row } from './list';
import { partsOf } from './parts';
import { writePictures } from './write';

const folder = mkdtempSync(join(tmpdir(), 'data-'));
const mirror = join(folder, 'mirror');
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const HEADER =
  'repo,path,blob,group,class,label,generator_or_camera,note,split_key,sha256,mask_blob,width,height';
const blobs = new Map<string, string>();
let picture: Buffer;
let mask: Buffer;

const drawn = (red: number) =>
  sharp({ create: { width: 24, height: 16, channels: 3, background: { r: red, g: 9, b: 9 } } })
    .png()
    .toBuffer();

beforeAll(async () => {
  [picture, mask] = await Promise.all([drawn(200), drawn(255)]);
  const work = join(folder, 'work');
  mkdirSync(join(mirror, 'someone+things'), { recursive: true });
  mkdirSync(work);
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
      cwd: work,
      encoding: 'utf8',
    }).trim();
  git('init', '-q');
  writeFileSync(join(work, 'a photo.png'), picture);
  writeFileSync(join(work, 'mask.png'), mask);
  git('add', '.');
  git('commit', '-q', '-m', 'pictures');
  for (const name of ['a photo.png', 'mask.png']) blobs.set(name, git('rev-parse', `HEAD:${name}`));
  git('clone', '-q', '--bare', work, join(mirror, 'someone+things', 'repo'));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a list of one picture with a mask, and one more line per further repository. */
function listOf(name: string, hash: string, more: readonly string[] = []): string {
  const file = join(folder, name);
  const line = `someone/things,a photo.png,${blobs.get('a photo.png')},manipulated,copy-move,manipulated,,"hand-made, small",thing,${hash},${blobs.get('mask.png')},24,16`;
  const others = more.map(
    (repository) =>
      `${repository},x.png,${'0'.repeat(40)},camera,camera,authentic,,,${repository},${sha256(Buffer.from(repository))},,1,1`,
  );
  writeFileSync(file, [HEADER, line, ...others, ''].join('\n'));
  return file;
}

const row = (group: string, repository: string, splitKey: string, index = 0): Row => ({
  group,
  class: group,
  label: '',
  repository,
  path: `${index}.png`,
  blob: '',
  file: null,
  mask: null,
  sha256: `${repository}${splitKey}${index}`,
  splitKey,
  width: 1,
  height: 1,
  note: '',
});
const many = (count: number, group: string, repository: string, splitKey: string): Row[] =>
  Array.from({ length: count }, (_, index) => row(group, repository, splitKey, index));

describe('the pictures of a list', () => {
  it('are written from the snapshot with manifest and mask, byte for byte', async () => {
    const out = join(folder, 'out');
    const rows = readLists([listOf('list.csv', sha256(picture))]);
    const { written, missing } = await writePictures(rows, partsOf(rows), mirror, out);
    expect(missing).toEqual([]);
    const [one] = written;
    expect(one?.name).toBe(`manipulated/someone_a_photo_${sha256(picture).slice(0, 8)}.png`);
    expect(readFileSync(join(out, one?.name ?? '')).equals(picture)).toBe(true);
    expect((await sharp(join(out, one?.maskName ?? '')).metadata()).width).toBe(24);
    const [, line] = readFileSync(join(out, 'manifest.csv'), 'utf8').split('\n');
    expect(line).toContain('manipulated,copy-move,manipulated/masks/');
    expect(line).toContain('"hand-made, small"');
  });

  it('are named as missing without their repository, and with other contents', async () => {
    const out = join(folder, 'incomplete');
    const rows = readLists([listOf('wrong.csv', sha256(mask), ['nobody/none'])]);
    const { written, missing } = await writePictures(rows, partsOf(rows), mirror, out);
    expect(written).toEqual([]);
    expect(missing).toEqual([
      "someone/things: 'a photo.png' has other contents than listed.",
      'nobody/none has no snapshot in the mirror: 1 pictures missing.',
    ]);
    expect(existsSync(join(out, 'manipulated'))).toBe(false);
    const gitFolder = gitFolderOf(mirror, 'someone/things') ?? '';
    expect(await readBlob(gitFolder, '0'.repeat(40))).toBeNull();
  });

  it('lie beside a list without blobs, and are taken once', async () => {
    const beside = join(folder, 'beside');
    mkdirSync(join(beside, 'originals'), { recursive: true });
    writeFileSync(join(beside, 'originals', 'a.png'), picture);
    const header = 'path,label,class,mask,source,source_path,split_key,note,width,height,sha256';
    const line = `originals/a.png,authentic,camera,,someone/things,a photo.png,thing,,24,16,${sha256(picture)}`;
    const file = join(beside, 'manifest.csv');
    writeFileSync(file, `${header}\n${line}\n`);
    const rows = readLists([file, listOf('again.csv', sha256(picture))]);
    const out = join(folder, 'out-beside');
    const { written } = await writePictures(rows, partsOf(rows), null, out);
    expect(written.map(({ group, path }) => [group, path])).toEqual([['camera', 'a photo.png']]);
  });
});

describe('the parts', () => {
  const rows = [
    ...many(50, 'ai', 'a/one', 'gpt-4o / nano banana (unresolved)'),
    ...many(5, 'ai', 'a/two', 'nano banana (gemini)'),
    ...many(20, 'ai', 'a/three', 'midjourney (2025/26)'),
    ...many(20, 'ai', 'a/four', 'midjourney v1-v3'),
    ...many(30, 'camera', 'c/one', 'camera x'),
    ...many(10, 'camera', 'c/two', 'camera x'),
    ...many(20, 'camera', 'c/three', 'camera y'),
  ];

  it('have every repository, generator and camera in one part', () => {
    const parts = partsOf(rows);
    expect(Object.fromEntries(parts)).toEqual({
      'a/one': 'fit',
      'a/two': 'fit',
      'a/four': 'choose',
      'a/three': 'report',
      'c/one': 'fit',
      'c/two': 'fit',
      'c/three': 'choose',
    });
  });

  it('depend neither on the order of the list nor on a limit per source', () => {
    const parts = partsOf(rows);
    expect(partsOf(rows.toReversed())).toEqual(parts);
    const limited = chosen(rows, ['camera'], 4);
    expect(limited).toHaveLength(12);
    expect(limited.slice(0, 4).map(({ path }) => path)).toEqual([
      '0.png',
      '8.png',
      '15.png',
      '23.png',
    ]);
  });
});
