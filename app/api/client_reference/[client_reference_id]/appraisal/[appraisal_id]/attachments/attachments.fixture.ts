import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll } from 'vitest';
import { env } from '@/lib/platform/env';
import { FILE_BYTES_MAX } from '@/lib/shared/picture-limits';
import { api } from '@/tests/setup/api';
import {
  animatedPngBomb,
  avif,
  formOf,
  gif,
  jpeg,
  pdf,
  type SentFile,
} from '@/tests/setup/pictures';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  type MadeAppraisal,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';

export let own: Tenant;

export let claim: number;

export let appraisal: MadeAppraisal;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant();
  claim = await makeClaim(own);
  appraisal = await makeAppraisal(own, claim);
});

export const fresh = async () => (appraisal = await makeAppraisal(own, claim));

export const folder = () => `/client_reference/${claim}/appraisal/${appraisal.id}/attachments`;

export const upload = (...files: SentFile[]) =>
  api('POST', folder(), { key: own.key, form: formOf(...files) });

export const download = (name: string, query = '') =>
  api('GET', `${folder()}/${encodeURIComponent(name)}${query}`, { key: own.key });

export const remove = (name: string) =>
  api('DELETE', `${folder()}/${encodeURIComponent(name)}`, { key: own.key });

export const refusalOf = async (bytes: Buffer) =>
  (await upload({ name: 'x.png', bytes })).body as { error: string };

export const list = async () =>
  (await api('GET', folder(), { key: own.key })).body as { attachments: string[] };

export function storedFiles(): string[] {
  try {
    return readdirSync(path.join(env().DATA_DIR, 'files', `c${own.clientId}`), {
      recursive: true,
      encoding: 'utf8',
    }).sort();
  } catch {
    return [];
  }
}

export const truncated = async () => (await jpeg(21, 256)).subarray(0, 3000);

export const svg = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
);

export const wide = async () =>
  sharp({ create: { width: 16_500, height: 2, channels: 3, background: '#000' } })
    .png()
    .toBuffer();

export const manyPixels = async () =>
  sharp({ create: { width: 7200, height: 7200, channels: 3, background: '#000' } })
    .png({ compressionLevel: 9 })
    .toBuffer();

export const refused: readonly (readonly [
  what: string,
  make: () => Promise<SentFile>,
  status: number,
  code: string,
])[] = [
  [
    'text named .jpg',
    async () => ({
      name: 'text.jpg',
      bytes: Buffer.from('this is no picture'),
      type: 'image/jpeg',
    }),
    415,
    'ERIPAT',
  ],
  [
    'an empty file',
    async () => ({ name: 'empty.jpg', bytes: Buffer.alloc(0), type: 'image/jpeg' }),
    415,
    'ERIPAT',
  ],
  ['an SVG', async () => ({ name: 'x.svg', bytes: svg, type: 'image/svg+xml' }), 415, 'ERIPAT'],
  [
    'an AVIF',
    async () => ({ name: 'x.avif', bytes: await avif(), type: 'image/avif' }),
    415,
    'ERIPAT',
  ],
  ['a GIF', async () => ({ name: 'x.gif', bytes: await gif(), type: 'image/gif' }), 415, 'ERIPAT'],
  [
    'HTML named .png',
    async () => ({
      name: 'x.png',
      bytes: Buffer.from('<html><script>alert(1)</script>'),
      type: 'image/png',
    }),
    415,
    'ERIPAT',
  ],
  [
    'a truncated JPEG',
    async () => ({ name: 'cut.jpg', bytes: await truncated(), type: 'image/jpeg' }),
    422,
    'ERWPAT',
  ],
  [
    'the first bytes of a JPEG and then noise',
    async () => ({
      name: 'noise.jpg',
      bytes: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(500, 7)]),
    }),
    422,
    'ERWPAT',
  ],
  [
    'an animated PNG with huge dimensions',
    async () => ({ name: 'bomb.png', bytes: animatedPngBomb(60_000, 60_000) }),
    422,
    'ERWPAT',
  ],
  [
    'an animated PNG within the sides but not the pixels',
    async () => ({ name: 'bomb2.png', bytes: animatedPngBomb(16_000, 16_000) }),
    422,
    'ERWPAT',
  ],
  [
    'a picture wider than a side may be',
    async () => ({ name: 'wide.png', bytes: await wide() }),
    422,
    'ERWPAT',
  ],
  [
    'a picture of more pixels than allowed',
    async () => ({ name: 'pixels.png', bytes: await manyPixels() }),
    422,
    'ERWPAT',
  ],
  [
    'a PDF that was cut off',
    async () => ({ name: 'cut.pdf', bytes: pdf().subarray(0, 30), type: 'application/pdf' }),
    422,
    'ERWPAT',
  ],
  [
    'a file larger than allowed',
    async () => ({
      name: 'large.jpg',
      bytes: Buffer.concat([await jpeg(), Buffer.alloc(FILE_BYTES_MAX)]),
    }),
    413,
    'ERIPAT',
  ],
];
