import { describe, expect, it } from 'vitest';
import { issueKey } from '@/lib/identity/api-keys/issue';
import { useClock } from '@/lib/platform/clock';
import { clean } from '@/lib/worker/clean';
import { api, errorBody, TITLES } from '@/tests/setup/api';
import { makeClaim } from '@/tests/setup/tenants';
import { workAll } from '@/tests/setup/worker';
import { own, other, claim, request, read, state } from './jobs.fixture';

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
