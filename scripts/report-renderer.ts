/** The worker thread that renders reports. It loads its fonts once, before the first report. */
import { createHash } from 'node:crypto';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { takeOver } from '@/lib/reports/hand-over';
import { loadTypefaces } from '@/lib/reports/paper/fonts';
import { render } from '@/lib/reports/render';
import type { RenderedReport, RenderTask } from '@/lib/reports/renderer';

await loadTypefaces();

/** The bytes are transferred, not copied. */
export default async function renderReport({ handed, port }: RenderTask) {
  const bytes = await render(takeOver(handed, port), (itemsDone) => port.postMessage(itemsDone));
  const rendered: RenderedReport = {
    bytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
  return move({ [transferableSymbol]: bytes.buffer, [valueSymbol]: rendered });
}
