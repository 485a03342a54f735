import type { SmallerPhoto } from './make-smaller';
import { tooLarge, type TooLarge } from './too-large';

interface Unchanged {
  readonly file: File;
  readonly reducedFrom: null;
}

export type ToSend = Unchanged | SmallerPhoto;

/**
 * The file as it can be sent: a picture over the limits is made smaller. A file that the browser
 * cannot make smaller, such as a HEIC picture or a PDF, is refused.
 */
export async function toSend(file: File): Promise<ToSend | TooLarge> {
  const refusal = await tooLarge(file);
  if (!refusal) return { file, reducedFrom: null };
  try {
    const { makeSmaller } = await import('./make-smaller');
    return (await makeSmaller(file)) ?? refusal;
  } catch {
    return refusal; // no memory for it, or no connection to load the code
  }
}

/** The form field that records the former size of a picture. */
export const reducedFromField = ({ reducedFrom }: Pick<ToSend, 'reducedFrom'>) =>
  reducedFrom && { reduced_from: `${reducedFrom.widthPx}x${reducedFrom.heightPx}` };
