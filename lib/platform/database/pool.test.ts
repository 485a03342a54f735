import { expect, it } from 'vitest';
import { asOwner } from '@/tests/setup/owner';
import { inTransaction, readRows, statement } from './statement';

const WHO = statement('SELECT pg_backend_pid() AS pid');

it('a connection lost between two statements fails the second one, but neither the process nor the next transaction', async () => {
  const cut = inTransaction(1, async (execute) => {
    const [row] = await execute<{ pid: number }>(WHO, []);
    await isCut(row?.pid);
    return execute(WHO, []);
  });
  await expect(cut).rejects.toThrow();
  expect(await inTransaction(1, (execute) => execute(WHO, []))).toHaveLength(1);
});

it('a failed read does not leave an open transaction to the next user of the connection', async () => {
  const division = statement('SELECT 1 / $1::int AS quotient');
  await expect(readRows(1, division, [0])).rejects.toThrow('division by zero');
  expect(await readRows(1, division, [1])).toEqual([{ quotient: 1 }]);
});

it('a transaction that throws is rolled back', async () => {
  const bump = statement('UPDATE catalogue_version SET version = version + 1 RETURNING version');
  const read = statement('SELECT version FROM catalogue_version');
  const before = await readRows(1, read, []);
  const undone = inTransaction(1, async (execute) => {
    expect(await execute(bump, [])).not.toEqual(before);
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  expect(await readRows(1, read, [])).toEqual(before);
});

async function isCut(pid: number | undefined): Promise<void> {
  await asOwner('SELECT pg_terminate_backend($1)', [pid]);
  await expect
    .poll(() => asOwner('SELECT 1 FROM pg_stat_activity WHERE pid = $1', [pid]))
    .toEqual([]);
}
