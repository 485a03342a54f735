import sharp from 'sharp';
import { expect } from 'vitest';
import { blots } from '@/lib/forensics/testing/blots';
import type { ForensicsResult } from '@/lib/contract/forensics';
import { api } from '@/tests/setup/api';
import { asOwner } from '@/tests/setup/owner';
import { formOf, pdf } from '@/tests/setup/pictures';
import { makeAppraisal, makeClaim, type MadeAppraisal, type Tenant } from '@/tests/setup/tenants';

export interface Place {
  readonly tenant: Tenant;
  readonly claim: number;
  readonly appraisal: MadeAppraisal;
}

/** The next pictures and receipts differ from all before. */
let seed = 1000;
export const nextContent = (): void => {
  seed += 1;
};

const [WIDTH, HEIGHT] = [320, 240];
export const scene = () =>
  sharp(blots(seed, WIDTH, HEIGHT), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
/** Flat shapes, different for every content. */
export const drawing = () =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640"><rect width="640" height="640" fill="white"/>${Array.from(
        { length: 12 },
        (_, i) => {
          const at = (n: number) => (seed * 131 + i * 97 * n + n * n * 53) % 560;
          return `<rect x="${at(1)}" y="${at(2)}" width="${at(3) / 3 + 20}" height="${at(5) / 3 + 20}" fill="hsl(${at(7)} 60% 50%)"/>`;
        },
      ).join('')}</svg>`,
    ),
  );
export const photo = () => scene().jpeg({ quality: 90 }).toBuffer();
export const receipt = () => Buffer.concat([Buffer.from(`%PDF-1.4 ${seed}\n`), pdf()]);

export async function placeOf(tenant: Tenant, given: Parameters<typeof makeAppraisal>[2] = {}) {
  const claim = await makeClaim(tenant);
  return { tenant, claim, appraisal: await makeAppraisal(tenant, claim, given) };
}

export const pathOf = ({ claim, appraisal }: Place) =>
  `/client_reference/${claim}/appraisal/${appraisal.id}`;

export async function upload(place: Place, name: string, bytes: Buffer): Promise<void> {
  const { status } = await api('POST', `${pathOf(place)}/attachments`, {
    key: place.tenant.key,
    form: formOf({ name, bytes }),
  });
  expect(status).toBe(200);
}

export const remove = (place: Place, name: string) =>
  api('DELETE', `${pathOf(place)}/attachments/${name}`, { key: place.tenant.key });

export async function resultsOf({ tenant, claim, appraisal }: Place): Promise<ForensicsResult[]> {
  const { body } = await api('GET', `/forensics/${claim}/results/all`, { key: tenant.key });
  const { forensics_results: of } = body as {
    forensics_results: Record<string, ForensicsResult[]>;
  };
  return of[appraisal.id] ?? [];
}

export const review = ({ tenant, claim, appraisal }: Place, verb: string, file_name: string) =>
  api('POST', `/forensics/${claim}/${verb}`, {
    key: tenant.key,
    json: { appraisal_id: appraisal.id, file_name },
  });

export const codesOf = (results: readonly ForensicsResult[]) =>
  results.map(({ file_name, state, reasons }) => [
    file_name,
    state,
    ...reasons.map(({ code }) => code),
  ]);

export const countsOf = async ({ claim }: Place) => {
  const [row] = await asOwner<{ flagged_count: number; confirmed_count: number }>(
    'SELECT flagged_count, confirmed_count FROM client_reference WHERE id = $1',
    [claim],
  );
  return row;
};

interface Event {
  type: string;
  data: Record<string, unknown>;
}
export const eventsOf = async ({ claim }: Place, type: string) =>
  (
    await asOwner<{ payload: string }>(
      'SELECT payload FROM audit_event WHERE client_reference_id = $1 AND type = $2 ORDER BY sequence',
      [claim, type],
    )
  ).map(({ payload }) => (JSON.parse(payload) as Event).data);

/** A photo of a camera with its date. */
export const dated = (taken: string, picture = scene()) =>
  picture
    .jpeg({ quality: 90 })
    .withExif({ IFD0: { Make: 'Fjord', Model: 'Mobile F3' }, IFD2: { DateTimeOriginal: taken } })
    .toBuffer();
