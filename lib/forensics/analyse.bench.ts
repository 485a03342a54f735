/**
 * Measures the engine including decoding, in a child process as the service runs it: processor
 * seconds (user and system, all threads) and memory for 3, 6, 12 and 24 megapixels in one run, and
 * how they grow; 12 megapixels also as a progressive JPEG, a PNG and a WebP. The picture is
 * generated, with grain and edges.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { openPicture, rgbOf } from '@/lib/platform/pictures/decode';
import { forgetBeside, PICTURE_CHILD } from '@/lib/platform/pictures/picture-child';
import { analyse } from './analyse';
import type { PictureFormat } from './frame';
import { isSmall, report } from './testing/bench';
import { noise } from './testing/scenes';

const SCALE = isSmall ? 1 / 48 : 1;
const MEGAPIXELS = [3, 6, 12, 24].map((megapixels) => SCALE * megapixels);
const ROUNDS = isSmall ? 2 : 4;

const ENCODINGS = {
  baseline: (image: Sharp) => image.jpeg({ quality: 88 }),
  progressive: (image: Sharp) => image.jpeg({ quality: 88, progressive: true }),
  png: (image: Sharp) => image.png({ compressionLevel: 1 }),
  webp: (image: Sharp) => image.webp({ quality: 85 }),
} as const;
type Encoding = keyof typeof ENCODINGS;
const FORMATS = {
  baseline: 'jpeg',
  progressive: 'jpeg',
  png: 'png',
  webp: 'webp',
} as const satisfies Record<Encoding, PictureFormat>;

interface Cost {
  readonly seconds: number;
  readonly peakMb: number;
}

/** Rectangles of all sizes over a gradient with grain: texture, edges and smooth areas. */
async function photo(megapixels: number, encoding: Encoding): Promise<Buffer> {
  const width = 4 * Math.round(Math.sqrt((megapixels * 1e6) / 12));
  const height = (width / 4) * 3;
  const random = noise(megapixels);
  const rgb = new Uint8Array(width * height * 3);
  for (let i = 0; i < rgb.length; i++)
    rgb[i] = 60 + (60 * (i % (width * 3))) / (width * 3) + 14 * random();
  for (let shape = 0; shape < 4000; shape++) {
    const side = Math.ceil((width / 12) * random() ** 3) + 3;
    const [left, top] = [
      Math.floor((width - side) * random()),
      Math.floor((height - side) * random()),
    ];
    const tones = [random(), random(), random()].map((tone) => 90 * tone - 30);
    for (let y = top; y < top + side; y++) {
      for (let x = left; x < left + side; x++) {
        for (let c = 0, at = (y * width + x) * 3; c < 3; c++, at++) {
          rgb[at] = Math.min(255, Math.max(0, (rgb[at] as number) / 2 + 50 + (tones[c] as number)));
        }
      }
    }
  }
  return ENCODINGS[encoding](sharp(rgb, { raw: { width, height, channels: 3 } })).toBuffer();
}

async function examine(bytes: Buffer, format: PictureFormat): Promise<void> {
  const picture = await openPicture(bytes, format, 'warning');
  forgetBeside(picture);
  await analyse({ bytes, format, pixels: await rgbOf(picture), orientation: 1, claim: {} });
}

/**
 * Takes the minimum of the rounds after the first: other load on the machine only adds time, and in
 * service the child is warm.
 */
async function measure(megapixels: number, encoding: Encoding): Promise<Cost> {
  const bytes = await photo(megapixels, encoding);
  let seconds = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    await examine(bytes, FORMATS[encoding]);
    const { user, system } = process.cpuUsage(before);
    if (round > 0) seconds = Math.min(seconds, (user + system) / 1e6);
  }
  return { seconds, peakMb: process.resourceUsage().maxRSS / 1024 };
}

function inChild(megapixels: number, encoding: Encoding): Promise<Cost> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), [String(megapixels), encoding], {
      env: PICTURE_CHILD.env,
      execArgv: [...PICTURE_CHILD.execArgv],
    });
    child.once('message', (cost) => resolve(cost as Cost));
    child.once('exit', (code) => reject(new Error(`The child ended with ${code}`)));
  });
}

async function costOf(megapixels: number, encoding: Encoding): Promise<Cost> {
  const cost = await inChild(megapixels, encoding);
  console.log(
    `  ${megapixels} MP, ${encoding}: ${cost.seconds.toFixed(3)} s of processor, peak ${cost.peakMb.toFixed(0)} MB`,
  );
  return cost;
}

async function reportAll(): Promise<void> {
  const costs: Cost[] = [];
  for (const megapixels of MEGAPIXELS) {
    costs.push(await costOf(megapixels, 'baseline'));
  }
  const [, six, twelve, twentyFour] = costs as [Cost, Cost, Cost, Cost];
  report('forensics_cpu_s_12mp', twelve.seconds, '<=', 1.2);
  report(
    'forensics_cpu_s_12mp_progressive',
    (await costOf(12 * SCALE, 'progressive')).seconds,
    '<=',
    1.2,
  );
  report('forensics_cpu_s_12mp_png', (await costOf(12 * SCALE, 'png')).seconds, '<=', 1.2);
  report('forensics_cpu_s_12mp_webp', (await costOf(12 * SCALE, 'webp')).seconds, '<=', 1.2);
  report(
    'forensics_cpu_exponent_6_24',
    Math.log(twentyFour.seconds / six.seconds) / Math.log(4),
    '<=',
    1.1,
  );
  report('forensics_peak_mb_24mp', twentyFour.peakMb, '<=', 1000);
}

if (process.send === undefined) await reportAll();
else {
  const cost = await measure(Number(process.argv[2]), process.argv[3] as Encoding);
  process.send?.(cost, () => process.exit(0));
}
