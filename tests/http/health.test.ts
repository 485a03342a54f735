import { expect, it } from 'vitest';

const baseUrl = process.env['SERVICE_URL'] ?? '';

it('the built service answers that it is up', async () => {
  const reply = await fetch(`${baseUrl}/api/health`);
  expect(reply.status).toBe(200);
  expect(await reply.json()).toMatchObject({ status: 'up' });
});
