/** The thread in which reports are rendered. It opens its fonts once, before the first report asks for them. */
import { createHash } from 'node:crypto';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { loadTypefaces } from '@/lib/reports/paper/fonts';
import { render } from '@/lib/reports/render';
import type { RenderedReport, RenderTask } from '@/lib/reports/renderer';

await loadTypefaces();

/** The bytes change hands instead of being copied. */
export default async function renderReport({ input, progress }: RenderTask) {
  const bytes = await render(input, (itemsDone) => progress.postMessage(itemsDone));
  const rendered: RenderedReport = { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
  return move({ [transferableSymbol]: bytes.buffer, [valueSymbol]: rendered });
}
