import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { api, errorBody, ORIGIN, TITLES } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { formOf, jpeg, pdf, png, webp } from '@/tests/setup/pictures';
import {
  own,
  claim,
  appraisal,
  fresh,
  folder,
  upload,
  download,
  remove,
  list,
  storedFiles,
} from './attachments.fixture';

describe('upload', () => {
  it('lists a JPEG with its details, queues it for examination and returns identical bytes', async () => {
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

  it('accepts PNG and WebP as pictures and a complete PDF without image forensics', async () => {
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

  it('numbers a duplicate name, also within one upload and between concurrent uploads', async () => {
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

  it('sanitizes a name, which still works as the URL of the file', async () => {
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

  it('copies for browsers have no EXIF and are upright', async () => {
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

  it('DELETE returns 204 and removes file, verdict and bytes; 404 ERNFAT if repeated or unknown', async () => {
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

  it('of five equal concurrent deletions one succeeds, four return 404, and one event is recorded', async () => {
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

  it('returns 404 ERNFAT for a missing appraisal in every method and stores nothing', async () => {
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
