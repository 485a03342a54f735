import { expect, it } from 'vitest';
import { asOwner } from '@/tests/setup/owner';
import { inDialogue } from './dialogue';
import { statement } from './statement';

const WHO = statement('SELECT pg_backend_pid() AS pid, $1 AS asked', ['integer']);

it('a connection that is cut between two statements fails the second one, and neither the process nor the next transaction', async () => {
  const cut = inDialogue(1, async ({ ask, conclude }) => {
    const [row] = await ask<{ pid: number }>(WHO, [1]);
    await asOwner('SELECT pg_terminate_backend($1)', [row?.pid]);
    await expect
      .poll(() => asOwner('SELECT 1 FROM pg_stat_activity WHERE pid = $1', [row?.pid]))
      .toEqual([]);
    return conclude(WHO, [1]);
  });
  await expect(cut).rejects.toThrow();
  expect(
    await inDialogue(1, async ({ ask, conclude }) => [
      ...(await ask(WHO, [1])),
      ...(await conclude(WHO, [1])),
    ]),
  ).toHaveLength(2);
});
