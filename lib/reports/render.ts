import type { ReportInput } from './input';
import { layOut } from './layout';
import { loadTypefaces } from './paper/fonts';
import type { Progress } from './renderer';
import { view } from './view';
import { writePdf } from './write';

/**
 * Renders a report into a separate buffer. Runs in the renderer's thread, because it is busy for
 * time proportional to the length of the report.
 */
export async function render(input: ReportInput, onProgress?: Progress): Promise<Uint8Array> {
  const typefaces = await loadTypefaces();
  const text = view(input);
  return writePdf(text, layOut(text, typefaces), typefaces, onProgress);
}
