import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ENGINE_VERSION } from '@/lib/forensics/version';
import { asOwner } from '@/tests/setup/owner';
import { loadCatalogue, makeTenant, PRICE_DATE, type Tenant } from '@/tests/setup/tenants';
import { clearVerdict } from '../clear';
import { analyze } from '../analyze';
import { type Compared, comparedOf } from './differences';
import { finds, HONEST, judged, type Place, placeOf, rejudge } from './rejudge.fixture';

let tenant: Tenant;
let place: Place;

beforeAll(() => loadCatalogue(PRICE_DATE));
beforeEach(async () => {
  tenant = await makeTenant();
  place = await placeOf(tenant);
});

async function compared(): Promise<Compared[]> {
  const found: Compared[] = [];
  for await (const one of comparedOf(tenant.clientId)) found.push(one);
  return found;
}
const named = (file_name: string) => ({ appraisal_id: place.appraisal.id, file_name });

describe('comparedOf', () => {
  it('tells state, confidences and headline of both, and what a handler decided', async () => {
    const [{ reference = '' } = {}] = await asOwner<{ reference: string }>(
      'SELECT reference FROM client_reference WHERE id = $1',
      [place.claim],
    );
    await judged(place, 'a.jpg');
    await clearVerdict(tenant.caller, place.claim, named('a.jpg'));
    await rejudge(tenant, finds(HONEST));
    const [one] = await compared();
    expect(one).toEqual({
      reference,
      rowId: place.appraisal.rowId,
      fileName: 'a.jpg',
      change: 'no_longer_flagged',
      decision: 'cleared',
      from: {
        state: 'flagged',
        flagged: true,
        ai: 0.0312,
        manipulation: 0.9123,
        headline: expect.any(String),
        engineVersion: '0.1.0',
      },
      to: {
        state: 'no_findings',
        flagged: false,
        ai: 0.0312,
        manipulation: 0.0456,
        headline: expect.any(String),
        engineVersion: ENGINE_VERSION,
      },
    });
    expect(one?.from.headline).not.toBe(one?.to.headline);
  });

  it('calls a picture changed by its flag, its state or its headline only', async () => {
    await judged(place, 'a flagged.jpg', HONEST);
    await rejudge(tenant, finds());
    await judged(place, 'b state.jpg', HONEST);
    await rejudge(tenant, finds({ ...HONEST, not_judged: 'small' }));
    await judged(place, 'c same.jpg');
    await rejudge(tenant, finds({ manipulation_confidence: 0.95 }));
    await judged(place, 'd reason.jpg', { ...HONEST, not_judged: 'small' });
    await rejudge(tenant, finds({ ...HONEST, not_judged: 'few_checks' }));
    expect((await compared()).map(({ fileName, change }) => [fileName, change])).toEqual([
      ['a flagged.jpg', 'newly_flagged'],
      ['b state.jpg', 'otherwise'],
      ['c same.jpg', 'unchanged'],
      ['d reason.jpg', 'otherwise'],
    ]);
  });

  it('leaves out what was analysed again since, and reads every page once', async () => {
    for (const name of ['again.jpg', 'b.jpg']) await judged(place, name);
    await rejudge(tenant);
    await asOwner(
      `WITH copied AS (
        INSERT INTO attachment (client_id, row_id, file_name, client_reference_id, storage_key, media_type, size_bytes, sha256)
        SELECT client_id, row_id, 'c' || n, client_reference_id, 'c' || n, media_type, size_bytes, 'c' || n
        FROM attachment, generate_series(100, 349) n WHERE row_id = $1 AND file_name = 'b.jpg' RETURNING client_id, row_id, file_name, client_reference_id
      ), judged AS (
        INSERT INTO forensics_verdict (client_id, row_id, file_name, client_reference_id, status, engine_version)
        SELECT *, 'complete', '0.1.0' FROM copied
      )
      INSERT INTO verdict_candidate (client_id, row_id, file_name, run, status, engine_version)
      SELECT client_id, row_id, file_name, 1, 'ready', '3' FROM copied`,
      [place.appraisal.rowId],
    );
    await analyze(tenant.caller, place.claim, named('again.jpg'));
    const names = (await compared()).map(({ fileName }) => fileName);
    expect(names).toEqual(['b.jpg', ...Array.from({ length: 250 }, (_, n) => `c${n + 100}`)]);
  });
});
