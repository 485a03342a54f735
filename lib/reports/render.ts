import type { ReportInput } from './input';
import { layOut } from './layout';
import { loadTypefaces } from './paper/fonts';
import type { Progress } from './renderer';
import { view } from './view';
import { writePdf } from './write';

/** The PDF of a report, in a buffer of its own. Runs in the renderer's thread: it takes the processor for as long as the report is long. */
export async function render(input: ReportInput, onProgress?: Progress): Promise<Uint8Array> {
  const typefaces = await loadTypefaces();
  const text = view(input);
  return writePdf(text, layOut(text, typefaces), typefaces, onProgress);
}
