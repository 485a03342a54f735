/** Uses the client package as an integrator does, against the running service. */
import {
  createClaimValuationClient,
  idempotent,
  newIdempotencyKey,
  settle,
  unwrap,
} from 'claim-valuation-client';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { connect, valueAnItem } from '@/clients/typescript/examples/value-an-item';
import { jpeg } from '../setup/pictures';
import { demoCredentials, serviceUrl } from '../setup/service';

const { api_key: apiKey, multi_client_api_key: multiKey, client_id: clientId } = demoCredentials();
const baseUrl = `${serviceUrl()}/api`;
const client = createClaimValuationClient({ baseUrl, apiKey });

const VERDICT_TIMEOUT_MS = 60_000;
const APPRAISAL = '/client_reference/{client_reference_id}/appraisal/{appraisal_id}';

let photo: File;
let claim: { client_reference_id: number };
let line: { client_reference_id: number; appraisal_id: number };

beforeAll(async () => {
  photo = new File(
    [Uint8Array.from(await jpeg(Date.now() % 997, 400))],
    'Foto & kvittering #1.jpg',
    { type: 'image/jpeg' },
  );
  const { client_reference_id } = await unwrap(
    client.POST('/client_reference', {
      body: { client_reference: `client ${Date.now()}`, date_damage: '2026-03-02' },
    }),
  );
  claim = { client_reference_id };
  const { appraisal_id } = await unwrap(
    client.POST('/client_reference/{client_reference_id}/appraisal', {
      params: { path: claim },
      body: {
        cpid: 'apple-iphone-13-128-gb',
        rpid: 'apple-iphone-15-pro-128-gb',
        replacement_cost_value: 7999,
      },
    }),
  );
  line = { ...claim, appraisal_id };
});

const results = async () =>
  (
    await unwrap(
      client.GET('/forensics/{client_reference_id}/results/all', { params: { path: claim } }),
    )
  ).forensics_results[line.appraisal_id]?.[0];

const cart = (headers: Record<string, string> = {}) =>
  settle(
    client.GET('/client_reference/{client_reference_id}/appraisal', {
      params: { path: claim },
      headers,
    }),
  );

async function codeOf(answer: Parameters<typeof settle>[0]): Promise<string> {
  const outcome = await settle(answer);
  return outcome.ok ? 'ok' : `${outcome.problem.status} ${outcome.problem.event_code}`;
}

describe('a complete claim through the typed client', () => {
  it('a photo is uploaded, examined, downloaded and cleared', async () => {
    const { attachments } = await unwrap(
      client.POST(`${APPRAISAL}/attachments`, { params: { path: line }, body: { file: [photo] } }),
    );
    expect(attachments).toEqual([photo.name]);
    const verdict = await vi.waitFor(
      async () => {
        const result = await results();
        if (result?.status !== 'complete') throw new Error(`still ${result?.status}`);
        return result;
      },
      { timeout: VERDICT_TIMEOUT_MS, interval: 300 },
    );
    expect(verdict).toMatchObject({
      file_name: photo.name,
      is_digitally_manipulated: expect.any(Boolean),
      confidence: expect.any(Number),
    });

    const file = await unwrap(
      client.GET(`${APPRAISAL}/attachments/{file_name}`, {
        params: { path: { ...line, file_name: photo.name } },
        parseAs: 'blob',
      }),
    );
    expect(
      Buffer.from(await file.arrayBuffer()).equals(Buffer.from(await photo.arrayBuffer())),
    ).toBe(true);

    expect(
      await unwrap(
        client.POST('/forensics/{client_reference_id}/clear', {
          params: { path: claim },
          body: { appraisal_id: line.appraisal_id, file_name: photo.name },
        }),
      ),
    ).toEqual({ cleared: true });
    expect(await results()).toMatchObject({
      status: 'complete',
      is_digitally_manipulated: false,
      confidence: null,
      flagged: false,
    });
  });

  it('status and ACV are set, read and withdrawn', async () => {
    const params = { path: line };
    expect(
      await unwrap(
        client.PUT(`${APPRAISAL}/appraisal_status`, { params, body: { appraisal_status_id: 2 } }),
      ),
    ).toEqual({});
    expect(
      await unwrap(
        client.PUT(`${APPRAISAL}/acv`, {
          params,
          body: { actual_cash_value: 5000.5, reason: 'worn' },
        }),
      ),
    ).toMatchObject({ actual_cash_value: 5000.5, depreciation: 2998.5 });
    expect(await unwrap(client.GET(`${APPRAISAL}/acv`, { params }))).toMatchObject({
      is_manual: true,
      reason: 'worn',
    });
    expect(await unwrap(client.GET(APPRAISAL, { params }))).toMatchObject({
      ...line,
      actual_cash_value: 5000.5,
      appraisal_status: 'Accepted',
    });
    expect(await unwrap(client.DELETE(`${APPRAISAL}/acv`, { params }))).toBeUndefined();
    expect(await unwrap(client.GET(APPRAISAL, { params }))).toMatchObject({
      actual_cash_value: 7999,
      depreciation: 0,
    });
  });

  it('a report is a PDF at a URL that needs no key', async () => {
    const address = await unwrap(
      client.POST('/client_reference/{client_reference_id}/report/pdf', {
        params: { path: claim },
        body: { language: 'da', appraisal_ids: [line.appraisal_id] },
      }),
    );
    const pdf = await fetch(address);
    expect([pdf.status, pdf.headers.get('content-type'), (await pdf.text()).slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
  });

  it('the example of the README runs unchanged', async () => {
    const reference = `example ${Date.now()}`;
    expect(await valueAnItem(connect(baseUrl, apiKey), reference, photo)).toContain(
      '/files/reports/',
    );
    await expect(valueAnItem(connect(baseUrl, apiKey), reference, photo)).rejects.toThrow(
      `${reference} is a claim already`,
    );
  });
});

describe('the errors of the service', () => {
  const missing = { path: { client_reference_id: 2_000_000_000, appraisal_id: 2_000_000_000 } };

  it('are typed problems with their code', async () => {
    expect(
      await Promise.all([
        codeOf(client.POST('/client_reference', { body: { client_reference: ' ' } })),
        codeOf(
          client.POST('/client_reference', {
            body: { client_reference: 'a', date_damage: '2026-02-30' },
          }),
        ),
        codeOf(client.GET('/client_reference/{client_reference_id}', { params: missing })),
        codeOf(client.DELETE(`${APPRAISAL}/acv`, { params: missing })),
        codeOf(
          client.PUT(`${APPRAISAL}/appraisal_status`, {
            params: { path: line },
            body: { appraisal_status_id: 999 },
          }),
        ),
        codeOf(client.GET('/forensics/{client_reference_id}/results/all', { params: missing })),
        codeOf(createClaimValuationClient({ baseUrl, apiKey: 'wrong' }).GET('/client_reference')),
        codeOf(createClaimValuationClient({ baseUrl, apiKey: multiKey }).GET('/client_reference')),
        codeOf(
          createClaimValuationClient({ baseUrl, apiKey: multiKey, clientId }).GET(
            '/client_reference',
          ),
        ),
      ]),
    ).toEqual([
      '400 ERMPCR',
      '400 ERIPCR',
      '404 ERNF00',
      '404 ERNFAP',
      '400 ERWPAP',
      '403 ERIT02',
      '401 ERIT00',
      '400 ERMP00',
      'ok',
    ]);
  });

  it('name every missing field', async () => {
    const outcome = await settle(
      client.POST('/client_reference/{client_reference_id}/appraisal', {
        params: { path: claim },
        body: { cpid: '', rpid: '' },
      }),
    );
    expect(outcome).toMatchObject({
      ok: false,
      problem: {
        event_code: 'ERMPAP',
        description: 'cpid : field required; rpid : field required',
        requestId: expect.any(String),
      },
    });
  });

  it('include the bodies without a code', async () => {
    const outcome = await settle(
      client.POST('/forensics/{client_reference_id}/clear', {
        params: { path: claim },
        body: { appraisal_id: line.appraisal_id, file_name: 'none.jpg' },
      }),
    );
    expect(outcome).toMatchObject({
      ok: false,
      problem: {
        status: 404,
        title: 'Not Found',
        description: "No completed forensics verdict for attachment 'none.jpg'",
      },
    });
  });
});

describe('retries of the typed client', () => {
  it('a POST under its key has one effect, and the second answer is marked as replayed', async () => {
    const once = {
      ...idempotent(newIdempotencyKey()),
      body: { client_reference: `once ${Date.now()}` },
    };
    const [first, second] = [
      await settle(client.POST('/client_reference', once)),
      await settle(client.POST('/client_reference', once)),
    ];
    expect([first.ok, second.ok && second.data]).toEqual([true, first.ok && first.data]);
    expect(second.response.headers.get('idempotent-replayed')).toBe('true');
    const other = await settle(
      client.POST('/client_reference', { ...once, body: { client_reference: 'another' } }),
    );
    expect(other).toMatchObject({ ok: false, problem: { status: 422, event_code: 'ERWPIK' } });
  });

  it('an unchanged cart is 304 by its ETag', async () => {
    const etag = (await cart()).response.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    expect((await cart({ 'If-None-Match': etag })).response.status).toBe(304);
  });
});
