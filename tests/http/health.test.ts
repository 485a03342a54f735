import { expect, it } from 'vitest';
import { serviceUrl } from '../setup/service';

it('the built service reports that it is up', async () => {
  const reply = await fetch(`${serviceUrl()}/api/health`);
  expect(reply.status).toBe(200);
  expect(await reply.json()).toMatchObject({ status: 'up' });
});
