import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContentCredentialsReader } from '@/lib/forensics/c2pa/reader';
import { DETECTORS } from '@/lib/forensics/evidence';
import { certificateChain } from '@/lib/forensics/testing/certificates';
import { signedPicture } from '@/lib/forensics/testing/signed-picture';
import { root } from '../../launch/root.mjs';
import { listOfDetectors } from './print';

const folder = mkdtempSync(path.join(tmpdir(), 'forensics-'));
const at = (name: string) => path.join(folder, name);

/** Runs without any setting of the service, because the command needs none. */
const run = (...args: string[]) =>
  spawnSync(process.execPath, [path.join(root, 'scripts/forensics/tool.mjs'), 'examine', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { NODE_ENV: 'production' },
  });

/** Noise with one square copied to a second place. */
async function withACopy(): Promise<Buffer> {
  const [width, height, side] = [480, 320, 130];
  const rgb = Buffer.alloc(width * height * 3);
  let state = 7;
  for (let i = 0; i < rgb.length; i += 1)
    rgb[i] = 60 + (((state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) >>> 24) % 130);
  const raw = { raw: { width, height, channels: 3 as const } };
  const soft = await sharp(rgb, raw).blur(1.2).raw().toBuffer();
  const square = await sharp(soft, raw)
    .extract({ left: 20, top: 30, width: side, height: side })
    .png()
    .toBuffer();
  return sharp(soft, raw)
    .composite([{ input: square, left: 300, top: 150 }])
    .png()
    .toBuffer();
}

beforeAll(async () => {
  const copied = await withACopy();
  writeFileSync(at('photo.png'), copied);
  mkdirSync(at('other'));
  writeFileSync(
    at('other/photo.jpg'),
    await sharp(copied)
      .rotate(90)
      .jpeg({ quality: 95 })
      .withMetadata({ orientation: 6 })
      .toBuffer(),
  );
  writeFileSync(at('notes.txt'), 'no picture');
  writeFileSync(at('cut.jpg'), (await sharp(copied).jpeg().toBuffer()).subarray(0, 4000));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('npm run forensics', () => {
  it('reports on a picture in the requested language and draws its findings over the picture as shown', async () => {
    writeFileSync(at('photo-overlay.jpg'), readFileSync(at('other/photo.jpg')));
    const before = readFileSync(at('photo-overlay.jpg'));
    const { stdout, stderr, status } = run(
      'photo.png',
      'other/photo.jpg',
      'photo-overlay.jpg',
      '--language',
      'da',
    );
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toMatch(/^photo\.png: likely edited$/m);
    expect(stdout).toMatch(/Området/);
    for (const name of DETECTORS.filter((one) => one !== 'model'))
      expect(stdout).toMatch(new RegExp(`^  ${name} .* \\d+(\\.\\d)? ms$`, 'm'));
    expect(stdout).toMatch(/480 × 320/);
    // Neither a picture named like an overlay nor one of two with the same name is overwritten.
    expect(readFileSync(at('photo-overlay.jpg')).equals(before)).toBe(true);
    expect(
      readdirSync(folder)
        .filter((name) => /overlay/.test(name))
        .sort(),
    ).toEqual([
      'photo-overlay-2.jpg',
      'photo-overlay-3.jpg',
      'photo-overlay-heatmap.jpg',
      'photo-overlay-overlay.jpg',
      'photo-overlay.jpg',
    ]);
    const shown = await Promise.all(
      ['photo-overlay-2.jpg', 'photo-overlay-3.jpg'].map((name) => sharp(at(name)).metadata()),
    );
    expect(
      shown.map(({ width, height, orientation }) => [width, height, orientation ?? 1]),
    ).toEqual([
      [480, 320, 1],
      [480, 320, 1],
    ]);
    // Red boxes at the places of the square.
    const { data, info } = await sharp(at('photo-overlay-2.jpg'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isRed = (x: number, y: number) =>
      (data[(y * info.width + x) * 3] ?? 0) > 200 &&
      (data[(y * info.width + x) * 3 + 1] ?? 255) < 120;
    const red = Array.from(
      { length: info.width * info.height },
      (_, i) => [i % info.width, Math.floor(i / info.width)] as const,
    ).filter(([x, y]) => isRed(x, y));
    expect(red.some(([x]) => x < 160)).toBe(true);
    expect(red.some(([x]) => x > 290)).toBe(true);
  });

  it('prints JSON and runs only the requested detectors', () => {
    const { stdout, status } = run(
      'photo.png',
      '--json',
      '--without',
      'copy_move,metadata',
      '--out',
      'made/here',
    );
    expect(status).toBe(0);
    const [only] = JSON.parse(stdout) as {
      signals: { detector: string }[];
      times_ms: Record<string, number>;
      overlay: string;
    }[];
    expect([...new Set(only?.signals.map(({ detector }) => detector))]).toEqual(
      DETECTORS.filter((name) => !['copy_move', 'metadata', 'model'].includes(name)),
    );
    expect(only?.times_ms).not.toHaveProperty('copy_move');
    expect(only?.overlay).toBe(path.join('made/here', 'photo-overlay.jpg'));
  });

  it('names every file that it could not examine, examines the others and exits with 1', () => {
    const { stdout, stderr, status } = run(
      'gone.jpg',
      'notes.txt',
      'other',
      'cut.jpg',
      'photo.png',
      '--only',
      'provenance',
      '--out',
      'made',
    );
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      'gone.jpg: There is no such file.',
      'notes.txt: Not a picture: JPEG, PNG, WebP and HEIC are examined.',
      'other: This is a folder, not a file.',
      'cut.jpg: The picture data is damaged. Ask for the original picture.',
    ]);
    expect(stdout).toMatch(/^photo\.png: not judged \(hardly any check for edits looked\)$/m);
  });

  it.each([
    [[], 'Name a picture.'],
    [
      ['photo.png', '--only', 'copy_move,magic'],
      "Unknown detector 'magic'. There are: provenance, ",
    ],
    [['photo.png', '--only', 'metadata', '--without', 'metadata'], 'No detector is left to run.'],
    [['photo.png', '--language', 'xx'], "Unknown language 'xx'."],
    [['photo.png', '--faster'], "Unknown option '--faster'"],
    [
      ['photo.png', '--out', '/proc/nope/here'],
      "The pictures cannot be written to '/proc/nope/here': ",
    ],
    [
      ['photo.png', '--out', 'notes.txt'],
      "The pictures cannot be written to 'notes.txt': it is a file.",
    ],
    [
      ['photo.png', '--trust-anchors', 'gone.pem'],
      "The trust anchors 'gone.pem' are not usable: There is no such file.",
    ],
    [['photo.png', '--trust-anchors', 'notes.txt'], 'The file holds no certificate in PEM'],
  ])('called as %j it exits with 2, the reason and the usage, without a stack', (args, reason) => {
    const { stdout, stderr, status } = run(...args);
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 });
    expect(stderr).toContain(reason);
    expect(stderr).toContain('npm run forensics -- photo.jpg');
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it('finds Content Credentials valid once the authority of their signer is trusted', async () => {
    createContentCredentialsReader(
      new Uint8Array(
        readFileSync(fileURLToPath(import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm'))),
      ),
    );
    const certificates = certificateChain('Example Org');
    const plain = await sharp({
      create: { width: 320, height: 240, channels: 3, background: '#456' },
    })
      .jpeg()
      .toBuffer();
    writeFileSync(
      at('signed.jpg'),
      await signedPicture(
        plain,
        'image/jpeg',
        certificates,
        'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture',
      ),
    );
    writeFileSync(at('anchors.pem'), certificates.rootPem);
    const trusted = run(
      'signed.jpg',
      '--only',
      'provenance',
      '--trust-anchors',
      'anchors.pem',
      '--out',
      'made',
    );
    expect({ stderr: trusted.stderr, status: trusted.status }).toEqual({ stderr: '', status: 0 });
    expect(trusted.stdout.replaceAll(/\s+/gu, ' ')).toContain(
      'The file is unchanged since it was signed. Content credentials by Example Org, program Example Tool, signer on the trust list.',
    );
    expect(trusted.stdout).toMatch(/content credentials valid$/m);
    expect(run('signed.jpg', '--only', 'provenance', '--out', 'made').stdout).toMatch(
      /content credentials untrusted$/m,
    );
  });

  it('lists every detector in a line', () => {
    expect(
      listOfDetectors()
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ).toEqual([...DETECTORS]);
    expect(run('--list')).toMatchObject({ status: 0, stdout: `${listOfDetectors()}\n` });
  });
});
