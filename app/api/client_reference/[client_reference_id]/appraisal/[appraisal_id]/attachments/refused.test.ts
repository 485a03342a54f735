import { describe, expect, it } from 'vitest';
import { UPLOAD_BYTES_MAX } from '@/lib/platform/pictures/limits';
import { api, errorBody, ORIGIN, TITLES } from '@/tests/setup/api';
import { animatedPngBomb, formOf, jpeg } from '@/tests/setup/pictures';
import {
  own,
  claim,
  appraisal,
  fresh,
  folder,
  upload,
  refusalOf,
  list,
  storedFiles,
  wide,
  refused,
} from './attachments.fixture';

describe('rejected files', () => {
  it.each(refused)('rejects %s by name and stores nothing', async (_what, make, status, code) => {
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
  });

  it('rejects an empty file as empty and not as an unsupported type', async () => {
    expect((await refusalOf(Buffer.alloc(0))).error).toBe("'x.png' is empty");
  });

  it('rejects an oversized picture with its size and the limit', async () => {
    expect((await refusalOf(animatedPngBomb(8000, 8000))).error).toBe(
      "'x.png': The picture is 8000 × 8000 pixels, 64 megapixels; the maximum is 50",
    );
    expect((await refusalOf(animatedPngBomb(7072, 7071))).error).toContain('50.1 megapixels');
    expect((await refusalOf(await wide())).error).toBe(
      "'x.png': The picture is 16500 × 2 pixels; the maximum is 16384 per side",
    );
  });

  it('accepts a form with a one-character boundary', async () => {
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

  it('still accepts a valid picture afterwards', async () => {
    await fresh();
    expect((await upload({ name: 'good.jpg', bytes: await jpeg(32) })).status).toBe(200);
  });

  it('returns 413 for a request over the upload limit, whatever length it declares', async () => {
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
  ] as const)('rejects %s', async (_what, sent, status, code) => {
    expect(await api('POST', folder(), { key: own.key, ...sent })).toMatchObject({
      status,
      body: { event_code: code },
    });
  });

  it('returns ERMPAT for a form without a file and ERWPAT for more than twenty', async () => {
    const form = new FormData();
    form.append('client_id', String(own.clientId));
    expect((await api('POST', folder(), { key: own.key, form })).body).toEqual(
      errorBody('ERMPAT', TITLES.MP, 'file : field required'),
    );
    const bytes = await jpeg();
    const many = Array.from({ length: 21 }, (_, n) => ({ name: `${n}.jpg`, bytes }));
    expect((await upload(...many)).body).toMatchObject({ event_code: 'ERWPAT' });
  });

  it('accepts the client in the form, and a session label that PostgreSQL cannot store', async () => {
    await fresh();
    const form = formOf({ name: 'a.jpg', bytes: await jpeg(33) });
    form.append('client_id', String(own.clientId));
    form.append('session-id', 'a\u0000b');
    expect((await api('POST', folder(), { key: own.key, form })).status).toBe(200);
    form.set('client_id', '1');
    expect((await api('POST', folder(), { key: own.key, form })).status).toBe(403);
  });

  it('returns 400 or 404 for an impossible file name in the path, never 500', async () => {
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
