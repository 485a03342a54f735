import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { exampleInput } from './example-input';
import { createRenderer, type Renderer } from './renderer';

let folder: string;
let renderer: Renderer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'renderer-'));
});
afterEach(() => renderer.stop());
afterAll(() => rm(folder, { recursive: true }));

/** A thread that does what the claim's reference says. */
const WORK = `import { receiveMessageOnPort } from 'node:worker_threads';
export default async ({ handed: { frame: { claim }, pieceCount }, port, environment = Object.keys(process.env) }) => {
  const items = Array.from({ length: pieceCount }, () => receiveMessageOnPort(port).message.items).flat();
  if (claim.reference === 'endless') for (;;);
  if (claim.reference === 'crash') process.exit(1);
  if (claim.reference === 'throw') throw new Error('cannot be rendered');
  for (let done = 1; done <= items.length; done += 1) port.postMessage(done);
  return { bytes: new TextEncoder().encode(claim.reference === 'environment' ? environment.join() : String(items.length)), sha256: '' };
};`;

async function start(options: { timeoutMs?: number; waitingMax?: number }): Promise<Renderer> {
  const file = path.join(folder, 'work.mjs');
  await writeFile(file, WORK);
  renderer = createRenderer({ file, ...options });
  return renderer;
}

const claim = (reference: string) => ({
  ...exampleInput(3),
  claim: { ...exampleInput(3).claim, reference },
});
const text = async (made: Promise<{ bytes: Uint8Array }>) =>
  new TextDecoder().decode((await made).bytes);

test('a report that takes too long is aborted, and the next one gets a new thread', async () => {
  const { render } = await start({ timeoutMs: 1500 });
  await expect(render(claim('endless'))).rejects.toMatchObject({
    name: 'Fault',
    kind: 'unavailable',
  });
  expect(await text(render(claim('next')))).toBe('3');
});

test('a thread that dies is replaced', async () => {
  const { render } = await start({});
  await expect(render(claim('crash'))).rejects.toThrow();
  expect(await text(render(claim('next')))).toBe('3');
});

test('a report that cannot be rendered is an internal error, not a 503', async () => {
  const { render } = await start({});
  await expect(render(claim('throw'))).rejects.toThrow('cannot be rendered');
});

test('a request beyond the limit of waiting reports gets 503 with Retry-After', async () => {
  const { render } = await start({ timeoutMs: 1500, waitingMax: 2 });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 6 }, () => render(claim('endless'))),
  );
  const refused = outcomes.filter(
    (outcome) =>
      outcome.status === 'rejected' &&
      outcome.reason.description === 'Too many reports at once; try again shortly',
  );
  expect(refused.length).toBeGreaterThanOrEqual(3);
});

test('the thread has no settings of the service', async () => {
  const { render } = await start({});
  expect(await text(render(claim('environment')))).toBe('NODE_ENV');
});

test('a thumbnail of two items is transferred once', async () => {
  const { render } = await start({});
  const thumbnail = new Uint8Array(10);
  const picture = { fileName: 'a.jpg', sha256: '', thumbnail, isDocument: false, verdict: null };
  const input = exampleInput(2);
  const items = input.items.map((item) => ({ ...item, pictures: [picture, picture] }));
  expect(await text(render({ ...input, items }))).toBe('2');
  expect(thumbnail.byteLength).toBe(0);
});

test('the caller is notified of the number of rendered items', async () => {
  const progress: number[] = [];
  const { render } = await start({});
  await render(claim('told'), (itemsDone) => progress.push(itemsDone));
  expect(progress).toEqual([1, 2, 3]);
});
