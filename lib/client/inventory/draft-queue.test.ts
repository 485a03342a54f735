import { describe, expect, it } from 'vitest';
import type { Inventory } from '@/lib/contract/inventory';
import { inventoryExample } from '@/lib/contract/examples/inventory';
import { type Change, DraftQueue } from './draft-queue';

const OUTDATED = new Error('outdated');

/** A service with one draft, which another person may change between two requests. */
function service() {
  let stored: Inventory = structuredClone(inventoryExample);
  let seen = stored;
  const sent: (readonly Change[])[] = [];
  const failures: Error[] = [];
  const correct = (row: number, text: string) => {
    stored = {
      ...stored,
      revision: stored.revision + 1,
      rows: stored.rows.map((one) =>
        one.row === row
          ? { ...one, corrections: [{ field: 'description' as const, text, file_text: '' }] }
          : one,
      ),
    };
  };
  const wire = {
    current: () => seen,
    send(changes: readonly Change[], revision: number) {
      const failure = failures.shift();
      if (failure) return Promise.reject(failure);
      if (revision !== stored.revision) return Promise.reject(OUTDATED);
      sent.push(changes);
      for (const { row, value } of changes) correct(row, String(value));
      seen = stored;
      return Promise.resolve();
    },
    reload() {
      seen = stored;
      return Promise.resolve();
    },
    isOutdated: (error: unknown) => error === OUTDATED,
  };
  const queue = new DraftQueue(wire);
  return { queue, sent, failures, correct, reload: wire.reload, textOf: textIn(() => stored) };
}

const textIn = (inventory: () => Inventory) => (row: number) =>
  inventory().rows.find((one) => one.row === row)?.corrections?.[0]?.text;

describe('changes of a draft', () => {
  it('are sent one request after the other, and what one click changes together', async () => {
    const { queue, sent } = service();
    queue.change(2, 'description', 'A');
    queue.change(3, 'description', 'B');
    expect(await queue.settled()).toBe(true);
    expect(sent.map((changes) => changes.map(({ value }) => value))).toEqual([['A', 'B']]);
    expect(queue.state().pending.size).toBe(0);
  });

  it('that are made again while they are sent are sent again', async () => {
    const { queue, sent, textOf } = service();
    queue.change(2, 'description', 'A');
    await Promise.resolve();
    queue.change(2, 'description', 'AB');
    expect(await queue.settled()).toBe(true);
    expect(sent.length).toBe(2);
    expect(textOf(2)).toBe('AB');
  });

  it('are sent again on top of changes of other cells', async () => {
    const { queue, correct, textOf } = service();
    correct(3, 'theirs');
    queue.change(2, 'description', 'mine');
    expect(await queue.settled()).toBe(true);
    expect([textOf(2), textOf(3)]).toEqual(['mine', 'theirs']);
  });

  it('of a cell that somebody else has changed wait for a decision', async () => {
    const { queue, correct, textOf } = service();
    correct(2, 'theirs');
    queue.change(2, 'description', 'mine');
    expect(await queue.settled()).toBe(false);
    expect(queue.state().conflicts).toMatchObject([{ row: 2, value: 'mine' }]);
    expect(textOf(2)).toBe('theirs');
    queue.applyMine();
    expect(await queue.settled()).toBe(true);
    expect(textOf(2)).toBe('mine');
  });

  it('of a cell that was read again while the person typed wait for a decision', async () => {
    const { queue, correct, reload, textOf } = service();
    correct(2, 'theirs');
    await reload();
    queue.change(2, 'description', 'mine', null);
    expect(await queue.settled()).toBe(false);
    expect(textOf(2)).toBe('theirs');
    queue.keepTheirs();
    expect(await queue.settled()).toBe(true);
  });

  it('stay after a failure and are sent when the person tries again', async () => {
    const { queue, failures, textOf } = service();
    failures.push(new Error('offline'));
    queue.change(2, 'description', 'mine');
    expect(await queue.settled()).toBe(false);
    expect(queue.state().error).toEqual(new Error('offline'));
    queue.retry();
    expect(await queue.settled()).toBe(true);
    expect(textOf(2)).toBe('mine');
  });
});
