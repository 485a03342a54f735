import { renderToBuffer } from '@react-pdf/renderer';
import { ReportDocument } from './document';
import type { ReportInput } from './input';
import { layOut } from './layout';
import { loadTypefaces } from './paper/fonts';
import { view } from './view';

/** The PDF of a report, in a buffer of its own. Runs in the renderer's thread: it takes the processor for as long as the report is long. */
export async function render(input: ReportInput): Promise<Uint8Array> {
  const typefaces = await loadTypefaces();
  const words = view(input);
  return renderToBuffer(<ReportDocument view={words} laidOut={layOut(words, typefaces)} typefaces={typefaces} />);
}
