import type { APIRequestContext } from '@playwright/test';
import { demoCredentials } from '../../tests/setup/service';
import { BIG_CLAIM } from '../desk';
import { insurer, type Sent } from '../portal';

interface DemoAppraisal {
  readonly appraisal_id: number;
  readonly cpid: string;
  readonly rpid: string;
  readonly cp_name_cart: string;
  readonly item_quantity: number;
  readonly date_purchase: string | null;
  readonly appraisal_condition: number;
  readonly attachments: readonly string[];
}

/** Items of the demo's large claim, by the beginning of their names. */
const THINGS = ['Canon', 'Hay', 'Garmin'] as const;

/** Returns a new reference each time, in the form that an insurer uses. */
export const newReference = (): string => `2026-00${5000 + Math.floor(Math.random() * 4999)}`;

/** Returns the appraisals of the demo's large claim. */
export async function demoAppraisals(
  request: APIRequestContext,
): Promise<{ claimId: number; appraisals: readonly DemoAppraisal[] }> {
  const { client_references: claims } = await insurer<{
    client_references: { client_reference_id: number; client_reference: string }[];
  }>(request, 'GET', `/client_reference?q=${BIG_CLAIM}`);
  const claimId = claims.find(
    ({ client_reference: reference }) => reference === BIG_CLAIM,
  )?.client_reference_id;
  if (claimId === undefined) throw new Error(`The demo has no claim ${BIG_CLAIM}`);
  return {
    claimId,
    ...(await insurer<{ appraisals: DemoAppraisal[] }>(
      request,
      'GET',
      `/client_reference/${claimId}/appraisal`,
    )),
  };
}

async function copyPictures(
  request: APIRequestContext,
  from: string,
  to: string,
  names: readonly string[],
): Promise<void> {
  const { api_key: key, client_id: client } = demoCredentials();
  const headers = { authorization: `apiKey ${key}` };
  for (const name of names) {
    const picture = await request.get(
      `/api${from}/attachments/${encodeURIComponent(name)}?client_id=${client}&variant=preview`,
      { headers },
    );
    const file = {
      name: name.replace(/\.\w+$/, '.jpg'),
      mimeType: 'image/jpeg',
      buffer: await picture.body(),
    };
    const taken = await request.post(`/api${to}/attachments?client_id=${client}`, {
      headers,
      multipart: { file },
    });
    if (!taken.ok()) throw new Error(`${name} was not taken: ${await taken.text()}`);
  }
}

/** Creates a claim with three items of the demo, their photos and their ACV. */
export async function household(
  request: APIRequestContext,
): Promise<{ claimId: number; reference: string }> {
  const demo = await demoAppraisals(request);
  const reference = newReference();
  const { client_reference_id: claimId } = await insurer<{ client_reference_id: number }>(
    request,
    'POST',
    '/client_reference',
    {
      client_reference: reference,
      date_damage: '2026-03-02',
      cause: 'Water',
      policyholder_name: 'Kirsten Lindqvist',
    },
  );
  for (const begin of THINGS) {
    const thing = demo.appraisals.find(({ cp_name_cart: name }) => name.startsWith(begin));
    if (!thing) throw new Error(`The demo has no ${begin}`);
    const { appraisal_id: id } = await insurer<{ appraisal_id: number }>(
      request,
      'POST',
      `/client_reference/${claimId}/appraisal`,
      {
        cpid: thing.cpid,
        rpid: thing.rpid,
        cp_name_cart: thing.cp_name_cart,
        item_quantity: thing.item_quantity,
        date_purchase: thing.date_purchase,
        appraisal_condition: thing.appraisal_condition,
      },
    );
    await insurer(request, 'PUT', `/client_reference/${claimId}/appraisal/${id}/acv`);
    await copyPictures(
      request,
      `/client_reference/${demo.claimId}/appraisal/${thing.appraisal_id}`,
      `/client_reference/${claimId}/appraisal/${id}`,
      thing.attachments.slice(0, 1),
    );
  }
  return { claimId, reference };
}

interface Wanted {
  readonly language?: string;
  readonly message?: string;
  readonly pin?: string;
}

/** Creates the same claim and sends it to its policyholder. */
export async function sentHousehold(
  request: APIRequestContext,
  {
    language = 'en',
    message = 'Please look through the items and add photos where you have them.',
    pin,
  }: Wanted = {},
): Promise<Sent> {
  const { claimId, reference } = await household(request);
  const { link } = await insurer<{ link: string }>(
    request,
    'POST',
    `/client_reference/${claimId}/portal/customer/send`,
    { language, message },
  );
  if (pin)
    await insurer(request, 'PATCH', `/client_reference/${claimId}/portal/customer/access`, {
      access_pin: pin,
    });
  return { claimId, link, reference };
}

/** Sends a request of the policyholder's page, without the page. */
export const policyholder = (
  request: APIRequestContext,
  { link }: Sent,
  method: string,
  path: string,
  data?: object,
) =>
  request.fetch(`/api${path}`, {
    method,
    headers: { authorization: `portal ${link.split('#')[1] ?? ''}` },
    ...(data && { data }),
  });

export async function emptyClaim(request: APIRequestContext): Promise<number> {
  const { client_reference_id: claimId } = await insurer<{ client_reference_id: number }>(
    request,
    'POST',
    '/client_reference',
    {
      client_reference: newReference(),
      date_damage: '2026-03-02',
      cause: 'Fire',
      policyholder_name: 'Jonas Vestergaard',
    },
  );
  return claimId;
}
