import sharp, { type Sharp } from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blots } from '@/lib/forensics/testing/blots';
import { withClient } from '@/lib/platform/database/tenant';
import { api } from '@/tests/setup/api';
import { asOwner, ownerConnection } from '@/tests/setup/owner';
import { formOf } from '@/tests/setup/pictures';
import { recordStatements } from '@/tests/setup/recorded-statements';
import {
  loadCatalogue,
  makeAppraisal,
  makeClaim,
  type MadeAppraisal,
  makeTenant,
  PRICE_DATE,
  type Tenant,
} from '@/tests/setup/tenants';
import { workAll } from '@/tests/setup/worker';
import { matchPicture } from './match-picture';

interface Place {
  readonly tenant: Tenant;
  readonly claim: number;
  readonly appraisal: MadeAppraisal;
}

let own: Tenant;
let seed = 0;

beforeAll(async () => {
  await loadCatalogue(PRICE_DATE);
  own = await makeTenant();
});

beforeEach(() => {
  seed += 1;
});

const [WIDTH, HEIGHT] = [320, 240];

const scene = (): Sharp =>
  sharp(blots(seed, WIDTH, HEIGHT), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });

async function placeOf(tenant: Tenant): Promise<Place> {
  const claim = await makeClaim(tenant);
  return { tenant, claim, appraisal: await makeAppraisal(tenant, claim) };
}

async function upload(
  { tenant, claim, appraisal }: Place,
  name: string,
  bytes: Buffer,
): Promise<void> {
  const { status } = await api(
    'POST',
    `/client_reference/${claim}/appraisal/${appraisal.id}/attachments`,
    { key: tenant.key, form: formOf({ name, bytes }) },
  );
  expect(status).toBe(200);
}

const resultsOf = ({ tenant, claim }: Place) =>
  api('GET', `/forensics/${claim}/results/all`, { key: tenant.key });

async function duplicatesOf(place: Place): Promise<unknown> {
  const { body } = await resultsOf(place);
  const [result] =
    (body as { forensics_results: Record<string, { duplicates: unknown }[]> }).forensics_results[
      place.appraisal.id
    ] ?? [];
  return result?.duplicates;
}

const called = ({ claim, appraisal }: Place, file_name: string, match: string) =>
  expect.objectContaining({
    client_reference_id: claim,
    row_id: appraisal.rowId,
    file_name,
    match,
  });

/** Mirrored, scaled down and rotated, with the EXIF orientation that reverts the rotation. */
const mirroredAndTurned = async () => {
  const mirrored = await scene().flop().resize(240).png().toBuffer();
  return sharp(await sharp(mirrored).rotate(270).png().toBuffer())
    .jpeg({ quality: 70 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
};

describe("the same picture in another of the client's claims", () => {
  it('is found from both sides: re-encoded, and mirrored and rotated by EXIF', async () => {
    const [here, there, mirror] = [await placeOf(own), await placeOf(own), await placeOf(own)];
    await upload(here, 'first.png', await scene().png().toBuffer());
    await upload(there, 'again.jpg', await scene().resize(200).jpeg({ quality: 60 }).toBuffer());
    await upload(mirror, 'mirror.jpg', await mirroredAndTurned());
    await workAll();
    expect(await duplicatesOf(here)).toEqual([
      called(there, 'again.jpg', 'same_picture'),
      called(mirror, 'mirror.jpg', 'mirrored'),
    ]);
    expect(await duplicatesOf(there)).toEqual([
      called(here, 'first.png', 'same_picture'),
      called(mirror, 'mirror.jpg', 'mirrored'),
    ]);
    expect(await duplicatesOf(mirror)).toEqual([
      called(here, 'first.png', 'mirrored'),
      called(there, 'again.jpg', 'mirrored'),
    ]);
  });

  it('is found and flagged when it was turned by 90° or cropped by 3 %', async () => {
    const copies = {
      'turned.jpg': await scene().rotate(90).jpeg({ quality: 80 }).toBuffer(),
      'upside-down.jpg': await scene().rotate(180).jpeg({ quality: 80 }).toBuffer(),
      'cropped.jpg': await scene()
        .extract({ left: 5, top: 4, width: WIDTH - 10, height: HEIGHT - 8 })
        .jpeg({ quality: 80 })
        .toBuffer(),
    };
    const here = await placeOf(own);
    await upload(here, 'first.png', await scene().png().toBuffer());
    await workAll();
    for (const [name, bytes] of Object.entries(copies)) {
      const there = await placeOf(own);
      await upload(there, name, bytes);
      await workAll();
      expect(await duplicatesOf(there)).toContainEqual(called(here, 'first.png', 'same_picture'));
      const [verdict] = await asOwner<{ reasons: string[] }>(
        'SELECT reasons FROM forensics_verdict WHERE row_id = $1',
        [there.appraisal.rowId],
      );
      expect([name, verdict?.reasons]).toEqual([name, ['same_picture']]);
    }
  });

  it("changes the ETag of the older claim's results when it is added and when it is deleted", async () => {
    const [here, there] = [await placeOf(own), await placeOf(own)];
    await upload(here, 'first.png', await scene().png().toBuffer());
    await workAll();
    const alone = (await resultsOf(here)).headers.get('etag');
    await upload(there, 'again.jpg', await scene().jpeg().toBuffer());
    await workAll();
    const both = (await resultsOf(here)).headers.get('etag');
    expect(both).not.toBe(alone);
    expect(
      (
        await api(
          'DELETE',
          `/client_reference/${there.claim}/appraisal/${there.appraisal.id}/attachments/again.jpg`,
          { key: own.key },
        )
      ).status,
    ).toBe(204);
    expect((await resultsOf(here)).headers.get('etag')).not.toBe(both);
    expect(await duplicatesOf(here)).toEqual([]);
  });

  it("is not searched in other clients' claims, and they cannot read its hash bands", async () => {
    const foreign = await makeTenant();
    const [here, elsewhere, abroad] = [
      await placeOf(own),
      await placeOf(own),
      await placeOf(foreign),
    ];
    await upload(abroad, 'abroad.png', await scene().png().toBuffer());
    await upload(here, 'here.jpg', await scene().jpeg({ quality: 80 }).toBuffer());
    await workAll();
    await upload(elsewhere, 'elsewhere.jpg', await scene().flop().jpeg({ quality: 70 }).toBuffer());
    await workAll();
    expect(await duplicatesOf(abroad)).toEqual([]);
    expect(await duplicatesOf(here)).toEqual([called(elsewhere, 'elsewhere.jpg', 'mirrored')]);
    expect(
      await asOwner('SELECT 1 FROM picture_match WHERE client_id = $1', [foreign.clientId]),
    ).toEqual([]);
    const seen = await withClient(foreign.clientId, (tx) => tx.pictureBand.findMany());
    expect(seen.length).toBe(4);
    expect(new Set(seen.map(({ clientId }) => clientId))).toEqual(new Set([foreign.clientId]));
  });

  it('is found by index scans only, with row-level security, among thousands of pictures', async () => {
    const here = await placeOf(own);
    await upload(here, 'here.jpg', await scene().jpeg().toBuffer());
    await asOwner(
      `INSERT INTO attachment (client_id, row_id, file_name, client_reference_id, storage_key, media_type, size_bytes, sha256, perceptual_hash)
      SELECT $1, $2, 'many ' || n, $3, 'k' || n, 'image/jpeg', 1, lpad(n::text, 64, '0'), lpad(to_hex(n), 64, '0') FROM generate_series(1, 4000) AS n`,
      [own.clientId, here.appraisal.rowId, here.claim],
    );
    await asOwner(
      `INSERT INTO picture_band SELECT $1, place || lpad(to_hex(n), 4, '0'), $2, 'many ' || n FROM generate_series(1, 4000) AS n, generate_series(0, 3) AS place`,
      [own.clientId, here.appraisal.rowId],
    );
    await asOwner('ANALYZE attachment, picture_band');
    const examination = {
      client_id: own.clientId,
      row_id: here.appraisal.rowId,
      file_name: 'here.jpg',
      run: 1,
    };
    const [search] = (
      await recordStatements(() => matchPicture(examination, '5'.repeat(64)))
    ).filter(({ text }) => text.includes('FROM picture_band'));
    const owner = await ownerConnection();
    try {
      await owner.query(
        `BEGIN; SET LOCAL ROLE cvs_app; SELECT set_config('app.client_ids', '${own.clientId}', true)`,
      );
      const { rows } = await owner.query(`EXPLAIN ${search?.text ?? ''}`, [
        ...(search?.values ?? []),
      ]);
      const plan = (rows as { 'QUERY PLAN': string }[]).map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/picture_band_pkey[^]*Index Cond: [^\n]*band[^\n]*= ANY/);
      expect(plan).not.toContain('Seq Scan');
    } finally {
      await owner.end();
    }
  });
});
