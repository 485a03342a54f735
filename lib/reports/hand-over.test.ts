import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { exampleInput } from './example-input';
import { handOver, takeOver } from './hand-over';
import type { ReportInput } from './input';

const ITEMS = 450;
const LINES = 700;

/** The first and the last item share a photo, although they are in different pieces. */
function long(): { input: ReportInput; thumbnail: Uint8Array } {
  const example = exampleInput(ITEMS);
  const thumbnail = Uint8Array.of(1, 2, 3);
  const picture = { fileName: 'a.jpg', sha256: '', thumbnail, isDocument: false, verdict: null };
  const items = example.items.map((item, index) => ({
    ...item,
    pictures: index === 0 || index === ITEMS - 1 ? [picture] : [],
  }));
  const [line] = example.audit;
  if (!line) throw new Error('The example has no audit line');
  return {
    input: {
      ...example,
      items,
      unappraised: Array.from({ length: LINES }, (_, index) => ({
        displayId: 1 + index,
        description: `Thing ${index}`,
        quantity: 1,
        location: null,
        claimed: null,
        pictures: [],
      })),
      audit: Array.from({ length: LINES }, (_, second) => ({
        ...line,
        at: new Date(second * 1000),
      })),
    },
    thumbnail,
  };
}

test('a report sent in pieces arrives complete and in order; a photo of two items is transferred once', async () => {
  const { input, thumbnail } = long();
  const before = structuredClone(input);
  const { port1, port2 } = new MessageChannel();
  expect(takeOver(await handOver(input, port1), port2)).toEqual(before);
  expect(thumbnail.byteLength).toBe(0);
  port1.close();
});

test('a report with a missing piece is refused', async () => {
  const { port1, port2 } = new MessageChannel();
  const handed = await handOver(long().input, port1);
  receiveMessageOnPort(port2);
  expect(() => takeOver(handed, port2)).toThrow('1 of 4 pieces');
  port1.close();
});
