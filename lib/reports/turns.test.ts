import { expect, it } from 'vitest';
import { Turns } from './turns';

/** Work that ends on demand and records the order in which it began. */
function desk(turns: Turns) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const take = (clientId: number, name: string) =>
    turns.take(clientId, () => {
      begun.push(name);
      return new Promise<void>((end) => void ends.push(end));
    });
  /** Ends the work that began first, so that the next begins. */
  const end = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { begun, take, end };
}

it('clients take turns however many reports one has waiting, and up to the limit run at once', async () => {
  const { begun, take, end } = desk(new Turns({ atOnce: 2, waitingMax: 8 }));
  const reports = [
    take(1, 'a1'),
    take(1, 'a2'),
    take(1, 'a3'),
    take(1, 'a4'),
    take(2, 'b1'),
    take(2, 'b2'),
    take(3, 'c1'),
  ];
  expect(begun).toEqual(['a1', 'a2']);
  const order = [];
  for (const _one of reports) {
    await end();
    order.push(begun.at(-1));
  }
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2']);
  expect(order.slice(0, 3)).toEqual(['a3', 'b1', 'c1']);
  await Promise.all(reports);
});

it('a client beyond its limit of waiting reports is refused, and other clients still wait', async () => {
  const { begun, take, end } = desk(new Turns({ atOnce: 1, waitingMax: 2 }));
  const reports = [take(1, 'a1'), take(1, 'a2'), take(1, 'a3')];
  await expect(take(1, 'a4')).rejects.toMatchObject({
    kind: 'unavailable',
    description: 'Too many reports at once; try again shortly',
    details: { retryAfterSeconds: 10 },
  });
  reports.push(take(2, 'b1'));
  for (const _one of reports) await end();
  await Promise.all(reports);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});

it('failed work passes its turn on', async () => {
  const turns = new Turns({ atOnce: 1, waitingMax: 2 });
  await expect(turns.take(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns.take(1, () => Promise.resolve('done'))).toBe('done');
});
