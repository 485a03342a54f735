import { existsSync, readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  cuts,
  damaged,
  oddPictures,
  photo,
  completePictures,
  type OddPicture,
} from '@/lib/forensics/testing/odd-pictures.fixture';
import { sized, report } from '@/tests/setup/profile';
import { env } from '../env';
import { inPictureProcess } from './pool';
import { PictureProcessDied } from './process';

const DAMAGED_PER_PICTURE = sized(2, 300);
const CUTS = sized(3, 50);

/**
 * Peak memory of each picture process, from the kernel. For a process that has ended, the last
 * value read.
 */
const peaksMb = new Map<string, number>();

function watchMemory(): void {
  if (!existsSync('/proc')) return;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const status = read(`/proc/${pid}/status`);
    if (
      !status.includes(`PPid:\t${process.pid}\n`) ||
      !read(`/proc/${pid}/cmdline`).includes('picture-process.mjs')
    )
      continue;
    peaksMb.set(pid, Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024);
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // the process ended in the meantime
  }
}

/** The reply's verb, or `died` with the pool's reason. */
async function outcomeOf({ kind }: Pick<OddPicture, 'kind'>, bytes: Uint8Array): Promise<string> {
  try {
    const reply = await inPictureProcess({
      verb: 'examine',
      kind,
      bytes,
      claim: {},
      language: 'en',
    });
    const broken =
      reply.verb === 'examined' &&
      reply.evidence.signals.find(({ message }) => message === 'engine.detector_failed');
    if (broken) return `detector failed: ${broken.detector} ${String(broken.values['error'])}`;
    return reply.verb === 'failed' ? `failed: ${reply.message}` : reply.verb;
  } catch (error) {
    if (error instanceof PictureProcessDied) return `died: ${error.message}`;
    throw error;
  } finally {
    watchMemory();
  }
}

/** Two at a time, one for each picture process. */
async function outcomesOf(
  files: readonly {
    readonly kind: OddPicture['kind'];
    readonly name: string;
    readonly bytes: Uint8Array;
  }[],
): Promise<Map<string, string[]>> {
  const outcomes = new Map<string, string[]>();
  const waiting = files.values();
  const work = async () => {
    for (const file of waiting) {
      const outcome = await outcomeOf(file, file.bytes);
      outcomes.set(outcome, [...(outcomes.get(outcome) ?? []), file.name]);
    }
  };
  await Promise.all([work(), work()]);
  return outcomes;
}

const counted = (outcomes: Map<string, string[]>): string =>
  [...outcomes].map(([outcome, names]) => `${names.length} ${outcome}`).join(', ');

describe('an unsound picture file', () => {
  let complete: readonly OddPicture[] = [];
  beforeAll(async () => {
    complete = await completePictures();
  });

  it(
    'is examined or refused when it is cut or damaged, and the picture process survives',
    { timeout: 3_600_000 },
    async () => {
      const files = complete.flatMap((picture) => [
        ...cuts(picture, CUTS).map((bytes, part) => ({
          ...picture,
          name: `${picture.name} cut at ${part}/${CUTS}`,
          bytes,
        })),
        ...Array.from({ length: DAMAGED_PER_PICTURE }, (_, seed) => ({
          ...picture,
          name: `${picture.name} damage ${seed}`,
          bytes: damaged(picture, seed),
        })),
      ]);
      const outcomes = await outcomesOf(files);
      report(`${files.length} cut or damaged files: ${counted(outcomes)}\n`);
      expect(
        Object.fromEntries(
          [...outcomes].filter(([outcome]) => outcome !== 'examined' && outcome !== 'refused'),
        ),
      ).toEqual({});
      expect(outcomes.get('examined')?.length).toBeGreaterThan(0);
    },
  );

  it('is examined or refused when it is valid but unusual', { timeout: 600_000 }, async () => {
    const outcomes = await outcomesOf(await oddPictures());
    report(
      `odd files: ${[...outcomes].map(([outcome, names]) => `\n  ${outcome}: ${names.join('; ')}`).join('')}\n`,
    );
    expect([...outcomes.keys()].toSorted()).toEqual(['examined', 'refused']);
    expect(outcomes.get('examined')).toEqual(
      expect.arrayContaining([
        'CMYK jpeg',
        '16-bit png',
        'animated WebP',
        '1 × 1 jpeg',
        '16,384 × 10 png',
      ]),
    );
    expect(outcomes.get('refused')).toEqual(
      expect.arrayContaining([
        'JPEG that claims 65,535 × 65,535',
        'PNG that claims 2^31 - 1 a side',
        'JPEG called HEIC',
        'animated GIF called PNG',
        'nothing',
      ]),
    );
  });
});

describe('a large file', () => {
  // With TORTURE=1 at the upload limit of 50 megapixels.
  it.each([
    ['wide', sized(1200, 16_384), sized(400, 3051)],
    ['square', sized(700, 7071), sized(700, 7071)],
  ])(
    'that is %s is examined, or fails with a reason',
    { timeout: 600_000 },
    async (_, width, height) => {
      const grain = { type: 'gaussian', mean: 120, sigma: 14 } as const;
      const bytes = await sharp({
        create: { width, height, channels: 3, background: '#888', noise: grain },
      })
        .jpeg({ quality: 75 })
        .toBuffer();
      const outcome = await outcomeOf({ kind: 'jpeg' }, new Uint8Array(bytes));
      report(`${width} × ${height}: ${outcome}\n`);
      expect(outcome).toMatch(
        /^(examined|refused|died: (No answer within 20 s|Ended with SIGKILL: too much memory))/,
      );
      expect(
        await outcomeOf({ kind: 'jpeg' }, new Uint8Array(await photo().jpeg().toBuffer())),
      ).toBe('examined');
    },
  );
});

it('no picture process exceeded its memory limit, and the pool still works', async () => {
  watchMemory();
  report(
    `memory at most ${Math.round(Math.max(...peaksMb.values()))} MB, limit ${env().PICTURE_MEMORY_MB} MB, ${peaksMb.size} processes\n`,
  );
  expect(Math.max(...peaksMb.values())).toBeLessThan(env().PICTURE_MEMORY_MB);
  expect(
    await outcomeOf({ kind: 'jpeg' }, new Uint8Array(await photo(128, 96).jpeg().toBuffer())),
  ).toBe('examined');
});
