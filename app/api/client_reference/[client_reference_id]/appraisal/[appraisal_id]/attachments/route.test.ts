import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { env } from '@/lib/platform/env';
import { UPLOAD_BYTES_MAX } from '@/lib/platform/pictures/limits';
import { FILE_BYTES_MAX } from '@/lib/shared/picture-limits';
import { api, errorBody, ORIGIN, TITLES } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import {
  animatedPngBomb,
  avif,
  formOf,
  gif,
  jpeg,
  pdf,
  png,
  type SentFile,
  webp,
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

let own: Tenant;
let claim: number;
let appraisal: MadeAppraisal;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant();
  claim = await makeClaim(own);
  appraisal = await makeAppraisal(own, claim);
});

const fresh = async () => (appraisal = await makeAppraisal(own, claim));
const folder = () => `/client_reference/${claim}/appraisal/${appraisal.id}/attachments`;
const upload = (...files: SentFile[]) =>
  api('POST', folder(), { key: own.key, form: formOf(...files) });
const download = (name: string, query = '') =>
  api('GET', `${folder()}/${encodeURIComponent(name)}${query}`, { key: own.key });
const remove = (name: string) =>
  api('DELETE', `${folder()}/${encodeURIComponent(name)}`, { key: own.key });
const refusalOf = async (bytes: Buffer) =>
  (await upload({ name: 'x.png', bytes })).body as { error: string };
const list = async () =>
  (await api('GET', folder(), { key: own.key })).body as { attachments: string[] };

function storedFiles(): string[] {
  try {
    return readdirSync(path.join(env().DATA_DIR, 'files', `c${own.clientId}`), {
      recursive: true,
      encoding: 'utf8',
    }).sort();
  } catch {
    return [];
  }
}

describe('upload', () => {
  it('a JPEG is listed by name with its facts, waits for examination, and its original comes back to the byte', async () => {
    await fresh();
    const bytes = await jpeg(42);
    const { status, body } = await upload({ name: 'photo.jpg', bytes });
    expect(status).toBe(200);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(body).toEqual({
      attachments: ['photo.jpg'],
      attachment_details: [
        {
          name: 'photo.jpg',
          url: `${ORIGIN}/api${folder()}/photo.jpg?client_id=${own.clientId}`,
          type: 'image/jpeg',
          size: bytes.length,
          sha256,
          width: 64,
          height: 64,
          forensics_status: 'not_started',
        },
      ],
    });
    const original = await download('photo.jpg');
    expect(original.bytes.equals(bytes)).toBe(true);
    expect(Object.fromEntries(original.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': expect.stringMatching(/^attachment;/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  it('PNG and WebP are pictures, a whole PDF is a receipt without image forensics', async () => {
    await fresh();
    const { body } = await upload(
      { name: 'a.png', bytes: await png() },
      { name: 'b.webp', bytes: await webp() },
      { name: 'receipt.pdf', bytes: pdf() },
    );
    expect(body).toMatchObject({
      attachments: ['a.png', 'b.webp', 'receipt.pdf'],
      attachment_details: [
        { type: 'image/png', forensics_status: 'not_started' },
        { type: 'image/webp', forensics_status: 'not_started' },
        { type: 'application/pdf', width: null, forensics_status: null },
      ],
    });
    expect(
      (await api('GET', `/forensics/${claim}/results/all`, { key: own.key })).body,
    ).toMatchObject({
      forensics_results: { [appraisal.id]: [{ file_name: 'a.png' }, { file_name: 'b.webp' }] },
    });
  });

  it('a name that is taken gets a number, also within one upload and between uploads at once', async () => {
    await fresh();
    await upload(
      { name: 'IMG.jpg', bytes: await jpeg(1) },
      { name: 'IMG.jpg', bytes: await jpeg(2) },
    );
    await Promise.all(
      [3, 4, 5].map(async (seed) => upload({ name: 'IMG.jpg', bytes: await jpeg(seed) })),
    );
    expect((await list()).attachments.sort()).toEqual([
      'IMG (2).jpg',
      'IMG (3).jpg',
      'IMG (4).jpg',
      'IMG (5).jpg',
      'IMG.jpg',
    ]);
  });

  it('a name is made safe and remains an address that reads back', async () => {
    await fresh();
    const bytes = await jpeg(7);
    const { body } = await upload({ name: '../../etc/Tv & kvittering – æøå #1?.jpg', bytes });
    const [name = ''] = (body as { attachments: string[] }).attachments;
    expect(name).toBe('Tv & kvittering – æøå #1.jpg');
    expect((await download(name)).bytes.equals(bytes)).toBe(true);
    expect((await download(name)).headers.get('content-disposition')).toContain(
      "filename*=UTF-8''Tv%20%26%20kvittering%20%E2%80%93%20%C3%A6%C3%B8%C3%A5%20%231.jpg",
    );
  });

  it('the copies that browsers see carry no EXIF and stand upright', async () => {
    await fresh();
    const rotated = await sharp(await jpeg(9))
      .resize(60, 20, { fit: 'fill' })
      .withExif({ IFD0: { Make: 'Secret' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    await upload({ name: 'gps.jpg', bytes: rotated });
    expect((await sharp(rotated).metadata()).exif?.includes('Secret')).toBe(true);
    for (const variant of ['preview', 'thumbnail']) {
      const { status, bytes, headers } = await download('gps.jpg', `?variant=${variant}`);
      expect([
        status,
        headers.get('content-type'),
        headers.get('content-disposition')?.split(';')[0],
      ]).toEqual([200, 'image/jpeg', 'inline']);
      const { width, height, exif } = await sharp(bytes).metadata();
      expect([width, height, exif]).toEqual([20, 60, undefined]);
    }
    expect((await download('gps.jpg', '?variant=heatmap')).body).toEqual(
      errorBody('ERNFAT', TITLES.NF, 'Attachment not found'),
    );
    expect((await download('gps.jpg', '?variant=other')).body).toMatchObject({
      event_code: 'ERWPAT',
    });
  });

  it('delete answers 204 and takes file, verdict and bytes; again and unknown are 404 ERNFAT', async () => {
    await fresh();
    const before = storedFiles();
    await upload({ name: 'gone.jpg', bytes: await jpeg(11) });
    const { status, text } = await remove('gone.jpg');
    expect([status, text]).toEqual([204, '']);
    expect((await remove('gone.jpg')).body).toEqual(
      errorBody('ERNFAT', TITLES.NF, 'Attachment not found'),
    );
    expect((await download('gone.jpg')).status).toBe(404);
    expect(
      await asOwner('SELECT 1 FROM forensics_verdict WHERE row_id = $1', [appraisal.rowId]),
    ).toEqual([]);
    expect(
      storedFiles().filter((file) => !before.includes(file) && !/^attachments\/[\w-]+$/.test(file)),
    ).toEqual([]);
  });

  it('of five equal deletions at once one succeeds, four find nothing, and one event is written', async () => {
    await fresh();
    await upload({ name: 'race.jpg', bytes: await jpeg(12) });
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove('race.jpg')));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404, 404]);
    expect(
      await asOwner(
        `SELECT 1 FROM audit_event WHERE client_reference_id = $1 AND type = 'attachment.deleted' AND payload LIKE '%race.jpg%'`,
        [claim],
      ),
    ).toHaveLength(1);
  });

  it('an appraisal that is missing is 404 ERNFAT for every method, and nothing is stored', async () => {
    const before = storedFiles();
    const path = `/client_reference/${claim}/appraisal/99999999/attachments`;
    expect(
      (
        await api('POST', path, {
          key: own.key,
          form: formOf({ name: 'a.jpg', bytes: await jpeg() }),
        })
      ).body,
    ).toEqual(errorBody('ERNFAT', TITLES.NF, 'Appraisal not found'));
    for (const [method, rest] of [
      ['GET', ''],
      ['GET', '/a.jpg'],
      ['DELETE', '/a.jpg'],
    ] as const)
      expect((await api(method, path + rest, { key: own.key })).body).toEqual(
        errorBody('ERNFAT', TITLES.NF, 'Appraisal not found'),
      );
    expect(storedFiles()).toEqual(before);
  });
});

const truncated = async () => (await jpeg(21, 256)).subarray(0, 3000);
const svg = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
);
const wide = async () =>
  sharp({ create: { width: 16_500, height: 2, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
const manyPixels = async () =>
  sharp({ create: { width: 7200, height: 7200, channels: 3, background: '#000' } })
    .png({ compressionLevel: 9 })
    .toBuffer();

const refused: readonly (readonly [
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

describe('what is no acceptable file', () => {
  it.each(refused)(
    '%s is refused with its name and leaves nothing',
    async (_what, make, status, code) => {
      await fresh();
      const before = storedFiles();
      const file = await make();
      const answer = await upload({ name: 'good.jpg', bytes: await jpeg(31) }, file);
      expect([answer.status, (answer.body as { event_code: string }).event_code]).toEqual([
        status,
        code,
      ]);
      expect((answer.body as { error: string }).error).toContain(`'${file.name}'`);
      expect(await list()).toMatchObject({ attachments: [] });
      expect(storedFiles()).toEqual(before);
    },
  );

  it('an empty file is told to be empty, not to be of another kind', async () => {
    expect((await refusalOf(Buffer.alloc(0))).error).toBe("'x.png' is empty");
  });

  it('a picture that is too large is told its size and the rule that it breaks', async () => {
    expect((await refusalOf(animatedPngBomb(8000, 8000))).error).toBe(
      "'x.png': The picture is 8000 × 8000 pixels, 64 megapixels; at most 50 are taken",
    );
    expect((await refusalOf(animatedPngBomb(7072, 7071))).error).toContain('50.1 megapixels');
    expect((await refusalOf(await wide())).error).toBe(
      "'x.png': The picture is 16500 × 2 pixels; at most 16384 a side are taken",
    );
  });

  it('a form whose boundary is one character is read like every other', async () => {
    await fresh();
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="short.jpg"\r\n\r\n';
    const bytes = Uint8Array.from(
      Buffer.concat([Buffer.from(head), await jpeg(34), Buffer.from('\r\n--x--')]),
    );
    expect(
      await api('POST', folder(), {
        key: own.key,
        bytes,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      }),
    ).toMatchObject({ status: 200, body: { attachments: ['short.jpg'] } });
  });

  it('afterwards a good picture is taken as before', async () => {
    await fresh();
    expect((await upload({ name: 'good.jpg', bytes: await jpeg(32) })).status).toBe(200);
  });

  it('a request larger than an upload may be is 413, whatever it declares', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1024 * 1024;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    const { POST } = await import('./route');
    const request = new Request(`${ORIGIN}/api${folder()}`, {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: {
        authorization: `apiKey ${own.key}`,
        'content-type': 'multipart/form-data; boundary=b',
      },
    } as RequestInit);
    const response = await POST(request, {
      params: Promise.resolve({
        client_reference_id: String(claim),
        appraisal_id: String(appraisal.id),
      }),
    });
    expect([
      response.status,
      ((await response.json()) as { event_code: string }).event_code,
    ]).toEqual([413, 'ERIPAT']);
    expect(sent).toBeLessThan(UPLOAD_BYTES_MAX + 8 * 1024 * 1024);
  });

  it.each([
    ['no multipart', { json: {} }, 415, 'ERIPAT'],
    [
      'a multipart form without a boundary',
      { bytes: 'x', headers: { 'content-type': 'multipart/form-data' } },
      400,
      'ERIPAT',
    ],
    [
      'a multipart form that is cut off',
      {
        bytes: '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
      },
      400,
      'ERIPAT',
    ],
  ] as const)('%s is refused', async (_what, sent, status, code) => {
    expect(await api('POST', folder(), { key: own.key, ...sent })).toMatchObject({
      status,
      body: { event_code: code },
    });
  });

  it('a form without a file is ERMPAT, one with more than twenty ERWPAT', async () => {
    const form = new FormData();
    form.append('client_id', String(own.clientId));
    expect((await api('POST', folder(), { key: own.key, form })).body).toEqual(
      errorBody('ERMPAT', TITLES.MP, 'file : field required'),
    );
    const bytes = await jpeg();
    const many = Array.from({ length: 21 }, (_, n) => ({ name: `${n}.jpg`, bytes }));
    expect((await upload(...many)).body).toMatchObject({ event_code: 'ERWPAT' });
  });

  it('a form may name the client, and a session label that PostgreSQL could not keep hurts nobody', async () => {
    await fresh();
    const form = formOf({ name: 'a.jpg', bytes: await jpeg(33) });
    form.append('client_id', String(own.clientId));
    form.append('session-id', 'a\u0000b');
    expect((await api('POST', folder(), { key: own.key, form })).status).toBe(200);
    form.set('client_id', '1');
    expect((await api('POST', folder(), { key: own.key, form })).status).toBe(403);
  });

  it('a file name in the path that no file can have is 400 or 404, never a failure', async () => {
    for (const name of [
      '%00',
      'a%00b',
      '..%2F..%2Fetc%2Fpasswd',
      '%ED%A0%80'.replaceAll('%ED%A0%80', '%EF%BF%BD'),
      'x'.repeat(3000),
    ]) {
      for (const method of ['GET', 'DELETE'])
        expect([400, 404], name).toContain(
          (await api(method, `${folder()}/${name}`, { key: own.key })).status,
        );
    }
  });
});
