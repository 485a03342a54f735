import { beforeAll, beforeEach, expect } from 'vitest';
import { api } from '@/tests/setup/api';
import { makeTenant, type Tenant } from '@/tests/setup/tenants';

export let own: Tenant;

export let other: Tenant;

beforeAll(async () => {
  other = await makeTenant();
});

beforeEach(async () => {
  own = await makeTenant();
});

export const PATH = '/webhook_endpoints';

export const URL = 'https://hooks.example.com/in?x=1';

export const send = (method: string, path: string, json?: object, { key } = own) =>
  api(method, path, { key, ...(json ? { json } : {}) });

export interface Endpoint {
  readonly webhook_endpoint_id: number;
  readonly secret: string;
}

export async function make(json: object = {}, tenant = own): Promise<Endpoint> {
  const answer = await send('POST', PATH, { url: URL, ...json }, tenant);
  expect(answer.status, answer.text).toBe(200);
  return answer.body as Endpoint;
}

export const expectWrong = async (json: object, text: string | RegExp) => {
  const { status, body } = await send('POST', PATH, json);
  expect([status, (body as { event_code: string }).event_code]).toEqual([400, 'ERWP00']);
  expect((body as { description: string }).description).toMatch(text);
};
