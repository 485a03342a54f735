import { describe, expect, it } from 'vitest';
import { api, errorBody, TITLES } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { endLeases, leaseJob, workAll } from '@/tests/setup/worker';
import {
  own,
  other,
  claim,
  appraisals,
  LATER,
  post,
  postOne,
  request,
  state,
  reports,
  ends,
  eventTypes,
} from './jobs.fixture';
import { reportJob } from './wish';

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
