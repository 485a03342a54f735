import {
  type ClaimValuationClient,
  createClaimValuationClient,
  idempotent,
  newIdempotencyKey,
  settle,
  unwrap,
} from 'claim-valuation-client';

/** From a new claim to the address of its report. */
export async function valueAnItem(
  client: ClaimValuationClient,
  reference: string,
  photo: File,
): Promise<string> {
  const key = newIdempotencyKey(); // keep it with your own record: a retry with it makes no second claim
  const created = await settle(
    client.POST('/client_reference', { ...idempotent(key), body: { client_reference: reference } }),
  );
  if (!created.ok && created.problem.event_code === 'ERAECR')
    throw new Error(`${reference} is a claim already`);
  if (!created.ok)
    throw new Error(`${created.problem.description} (request ${created.problem.requestId})`);
  const { client_reference_id } = created.data;

  const { appraisal_id } = await unwrap(
    client.POST('/client_reference/{client_reference_id}/appraisal', {
      params: { path: { client_reference_id } },
      body: {
        cpid: 'apple-iphone-13-128-gb',
        rpid: 'apple-iphone-16-128-gb',
        replacement_cost_value: 7499,
      },
    }),
  );
  await unwrap(
    client.POST('/client_reference/{client_reference_id}/appraisal/{appraisal_id}/attachments', {
      params: { path: { client_reference_id, appraisal_id } },
      body: { file: [photo] },
    }),
  );
  return unwrap(
    client.POST('/client_reference/{client_reference_id}/report/pdf', {
      params: { path: { client_reference_id } },
      body: { language: 'en' },
    }),
  );
}

export const connect = (baseUrl: string, apiKey: string) =>
  createClaimValuationClient({ baseUrl, apiKey });
