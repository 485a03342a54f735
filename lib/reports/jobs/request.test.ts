import { describe, expect, it } from 'vitest';
import type { ReportJob } from '@/lib/contract/reports';
import { workAll } from '@/tests/setup/worker';
import {
  claim,
  appraisals,
  useEmptyClaim,
  post,
  postOne,
  request,
  state,
  reports,
  eventTypes,
} from './jobs.fixture';

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
    await useEmptyClaim();
    const job = await request();
    await workAll();
    expect(await state(job)).toMatchObject({ status: 'ready', items_done: 0, items_total: 0 });
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
