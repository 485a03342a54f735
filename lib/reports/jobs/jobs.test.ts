import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useClock } from '@/lib/platform/clock';
import { clean } from '@/lib/worker/clean';
import { api, errorBody, TITLES } from '@/tests/setup/api';
import { issueKey } from '@/lib/identity/api-keys/issue';
import { asOwner } from '@/tests/setup/owner';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';
import { emptyQueue, endLeases, leaseJob, workAll } from '@/tests/setup/worker';
import type { ReportJob } from '@/lib/contract/reports';
import { renderer } from '../renderer';
import { reportJob } from './wish';

let own: Tenant;
let other: Tenant;
let claim: number;
let appraisals: number[];

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  [own, other] = [await makeTenant(), await makeTenant()];
});
beforeEach(async () => {
  await emptyQueue();
  await asOwner('DELETE FROM report_job');
  claim = await makeClaim(own);
  appraisals = [];
  for (const name of ['Vase', 'Lamp', 'Chair'])
    appraisals.push((await makeAppraisal(own, claim, { cp_name_cart: name })).id);
});
afterAll(async () => {
  await renderer().stop();
});

const LATER = { prefer: 'respond-async' };
const post = (json: object = {}, headers: Record<string, string> = LATER, key = own.key) =>
  api('POST', `/client_reference/${claim}/report/pdf`, { key, json, headers });
const postOne = (appraisal = 0, headers: Record<string, string> = {}) =>
  api('POST', `/client_reference/${claim}/appraisal/${appraisal}/report`, {
    key: own.key,
    json: {},
    headers: { ...LATER, ...headers },
  });
const request = async (json: object = {}, headers = LATER) =>
  (await post(json, headers)).body as ReportJob;
const read = (id: number, key = own.key, of = claim) =>
  api('GET', `/client_reference/${of}/report/job/${id}`, { key });
const state = async ({ report_job_id: id }: ReportJob) => (await read(id)).body as ReportJob;
const reports = () =>
  asOwner<{ id: number }>(
    'SELECT id FROM report WHERE client_id = $1 AND client_reference_id = $2 ORDER BY id',
    [own.clientId, claim],
  );
const ends = () =>
  asOwner<{ type: string; data: unknown }>(
    "SELECT type, payload->'data' AS data FROM outbox WHERE client_id = $1 AND client_reference_id = $2 AND type IN ('report.ready', 'report.failed') ORDER BY id",
    [own.clientId, claim],
  );
const eventTypes = () =>
  asOwner(
    "SELECT 1 FROM outbox WHERE client_id = $1 AND client_reference_id = $2 AND type = 'report.created'",
    [own.clientId, claim],
  );

describe('a report requested for later', () => {
  it('is answered at once with its job, which then has the URL that a synchronous request returns', async () => {
    const answer = await post({ language: 'da' });
    const job = answer.body as ReportJob;
    expect([
      answer.status,
      answer.headers.get('preference-applied'),
      answer.headers.get('location'),
    ]).toEqual([202, 'respond-async', job.status_url]);
    expect(job).toMatchObject({
      status: 'queued',
      items_done: 0,
      items_total: 3,
      report_id: null,
      address: null,
      reason: null,
      finish_time: null,
    });
    expect(job.status_url).toBe(`/api/client_reference/${claim}/report/job/${job.report_job_id}`);
    expect(await reports()).toEqual([]);
    await workAll();
    const ready = await state(job);
    expect(ready).toMatchObject({
      status: 'ready',
      items_done: 3,
      items_total: 3,
      report_id: (await reports())[0]?.id,
      finish_time: expect.any(String),
    });
    expect((await post({ language: 'da' }, {})).body).toBe(ready.address);
    expect([(await reports()).length, (await eventTypes()).length]).toEqual([1, 1]);
  });

  it.each([
    ['respond-async; foo="bar"', 202],
    ['wait=5, Respond-Async', 202],
    ['return=minimal', 200],
    ['respond-asynchronously', 200],
    ['', 200],
  ])('is requested by Prefer: %s according to RFC 7240 (%d)', async (prefer, status) => {
    const { status: answered, body } = await post({}, { prefer });
    expect([answered, typeof body]).toEqual([status, status === 200 ? 'string' : 'object']);
  });

  it('of one appraisal, requested twice under an Idempotency-Key, returns the same response', async () => {
    const [first, again] = [
      await postOne(appraisals[0], { 'idempotency-key': `one-${claim}` }),
      await postOne(appraisals[0], { 'idempotency-key': `one-${claim}` }),
    ];
    expect([
      first.status,
      again.status,
      again.headers.get('idempotent-replayed'),
      again.headers.get('location'),
    ]).toEqual([202, 202, 'true', first.headers.get('location')]);
    expect(again.body).toEqual(first.body);
    await workAll();
    expect(await state(first.body as ReportJob)).toMatchObject({ status: 'ready', items_total: 1 });
  });

  it('is created for a claim without items too', async () => {
    claim = await makeClaim(own);
    const job = await request();
    await workAll();
    expect(await state(job)).toMatchObject({ status: 'ready', items_done: 0, items_total: 0 });
  });
});

describe('a webhook event', () => {
  it('reports completion under the id of the job, for a new report and for an existing one', async () => {
    const first = await request();
    await workAll();
    const again = await request();
    await workAll();
    const [report] = await reports();
    expect(again.report_job_id).not.toBe(first.report_job_id);
    expect((await eventTypes()).length).toBe(1);
    expect(await ends()).toEqual(
      [first, again].map(({ report_job_id }) => ({
        type: 'report.ready',
        data: { report_job_id, report_id: report?.id },
      })),
    );
  });

  it('reports failure with its reason: at once for a missing appraisal, otherwise after the last attempt', async () => {
    const gone = await request({ appraisal_ids: appraisals });
    await api('DELETE', `/client_reference/${claim}/appraisal/${appraisals[1]}`, { key: own.key });
    const broken = await request();
    await asOwner("UPDATE report_job SET wish = '{}' WHERE id = $1", [broken.report_job_id]);
    await workAll();
    expect(await ends()).toEqual([
      {
        type: 'report.failed',
        data: {
          report_job_id: gone.report_job_id,
          failure: 'gone',
          reason: expect.stringContaining('no longer'),
        },
      },
      {
        type: 'report.failed',
        data: {
          report_job_id: broken.report_job_id,
          failure: 'broken',
          reason: 'The report could not be made',
        },
      },
    ]);
  });
});

describe('a repeated request', () => {
  it('joins a queued job, unless it asks for something else', async () => {
    const twins = await Promise.all([request(), request(), request()]);
    expect(new Set(twins.map(({ report_job_id: id }) => id)).size).toBe(1);
    expect((await request({ language: 'fi' })).report_job_id).not.toBe(twins[0]?.report_job_id);
  });

  it('at once and for later creates one report', async () => {
    const job = await request();
    const [one, two] = await Promise.all([post({}, {}), post({}, {}), workAll()]);
    expect(two.body).toBe(one.body);
    expect((await state(job)).address).toBe(one.body);
    expect([(await reports()).length, (await eventTypes()).length]).toEqual([1, 1]);
  });
});

describe('after an error', () => {
  it('a job of a worker that died is completed by another, and the report is created once', async () => {
    const job = await request();
    expect(await leaseJob(reportJob)).toBeDefined();
    await asOwner(
      "UPDATE report_job SET status = 'making', tries = 1, items_done = 2 WHERE id = $1",
      [job.report_job_id],
    );
    expect(await state(job)).toMatchObject({ status: 'making', items_done: 2 });
    await endLeases();
    await workAll();
    expect(await state(job)).toMatchObject({ status: 'ready', items_done: 3 });
    expect([(await reports()).length, (await eventTypes()).length]).toEqual([1, 1]);
  });

  it('a deleted appraisal fails the job with a reason, without a retry', async () => {
    const job = await request({ appraisal_ids: appraisals });
    await api('DELETE', `/client_reference/${claim}/appraisal/${appraisals[1]}`, { key: own.key });
    await workAll();
    expect(await state(job)).toMatchObject({
      status: 'failed',
      failure: 'gone',
      reason: expect.stringContaining('no longer'),
      address: null,
    });
    expect(
      await asOwner('SELECT tries FROM report_job WHERE id = $1', [job.report_job_id]),
    ).toEqual([{ tries: 1 }]);
    expect(await reports()).toEqual([]);
  });

  it('a job that always throws fails after three attempts, and the next request starts a new job', async () => {
    const job = await request();
    await asOwner("UPDATE report_job SET wish = '{}' WHERE id = $1", [job.report_job_id]);
    await workAll();
    expect(await state(job)).toMatchObject({
      status: 'failed',
      failure: 'broken',
      reason: 'The report could not be made',
    });
    expect(
      await asOwner('SELECT tries FROM report_job WHERE id = $1', [job.report_job_id]),
    ).toEqual([{ tries: 3 }]);
    expect((await request()).report_job_id).not.toBe(job.report_job_id);
  });

  it.each([
    [
      'an appraisal of another claim',
      () => post({ appraisal_ids: [appraisals[0], 999_999] }),
      400,
      errorBody(
        'ERWP00',
        TITLES.WP,
        'appraisal_ids : contains an appraisal that is not in this claim',
      ),
    ],
    [
      'another client’s claim',
      () => post({}, LATER, other.key),
      404,
      errorBody('ERNF00', TITLES.NF, 'Client reference not found'),
    ],
    [
      'an appraisal that is not there',
      () => postOne(999_999),
      404,
      errorBody('ERNF00', TITLES.NF, 'Appraisal not found'),
    ],
  ])(
    '%s is refused at once, as without the header, and nothing is queued',
    async (_, call, status, body) => {
      const answer = await call();
      expect([answer.status, answer.body]).toEqual([status, body]);
      expect(
        await asOwner('SELECT 1 FROM report_job WHERE client_reference_id = $1', [claim]),
      ).toEqual([]);
    },
  );
});

describe('the state of a job is visible to', () => {
  it('no other client, and under no other claim', async () => {
    const { report_job_id: id } = await request();
    const elsewhere = await makeClaim(own);
    expect((await read(id, other.key)).body).toEqual(
      errorBody('ERNF00', TITLES.NF, 'Client reference not found'),
    );
    expect((await read(id, other.key, await makeClaim(other))).body).toEqual(
      errorBody('ERNF00', TITLES.NF, 'Report not found'),
    );
    expect((await read(id, own.key, elsewhere)).body).toEqual(
      errorBody('ERNF00', TITLES.NF, 'Report not found'),
    );
  });

  it('another key of the client; the URL only to the requester, and not of a revoked report', async () => {
    const job = await request();
    await workAll();
    const second = await issueKey({ name: 'second', clientIds: [own.clientId] });
    expect((await read(job.report_job_id, second)).body).toMatchObject({
      status: 'ready',
      address: null,
    });
    const { address, report_id: id } = await state(job);
    expect(address).toEqual(expect.stringContaining('/files/reports/'));
    await api('DELETE', `/client_reference/${claim}/report/${id}`, { key: own.key });
    expect(await state(job)).toMatchObject({ status: 'ready', address: null });
  });

  it('nobody after a week', async () => {
    const { report_job_id: id } = await request();
    const restore = useClock({ now: () => new Date(Date.now() + 8 * 86_400_000) });
    await clean();
    restore();
    expect((await read(id)).status).toBe(404);
  });
});
