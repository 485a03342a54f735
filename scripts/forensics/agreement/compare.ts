import { spawnSync } from 'node:child_process';
import { readQuantizedJpeg } from '@/lib/forensics/formats/jpeg/read';
import { UnreadableJpeg } from '@/lib/forensics/formats/jpeg/unreadable';
import { rewritten } from './rewrite';

/**
 * `equal`: libjpeg reads the same quantized coefficients, tables, sampling and size from the file
 * and from our rewritten copy. `partly`: only the leading components were read, because the file
 * ends early.
 */
type Outcome =
  | { readonly is: 'equal' }
  | { readonly is: 'different'; readonly why: string }
  | { readonly is: 'refused' | 'partly'; readonly why: string }
  | { readonly is: 'unread by libjpeg'; readonly why: string };

const OUTPUT_MAX_BYTES = 1 << 28;

/** What libjpeg read, in a canonical form, with its warnings. */
function transcoded(bytes: Uint8Array): { readonly bytes: Buffer | null; readonly words: string } {
  const { status, stdout, stderr } = spawnSync('jpegtran', ['-copy', 'none', '-optimize'], {
    input: bytes,
    maxBuffer: OUTPUT_MAX_BYTES,
  });
  // Status 2 is a warning; the output is valid.
  return {
    bytes: status === 0 || status === 2 ? stdout : null,
    words: stderr.toString().trim().split('\n')[0] ?? '',
  };
}

export const hasJpegtran = (): boolean => spawnSync('jpegtran', ['-version']).error === undefined;

export function compareWithLibjpeg(bytes: Uint8Array): Outcome {
  const known = transcoded(bytes);
  try {
    const jpeg = readQuantizedJpeg(bytes);
    if (known.bytes === null) return { is: 'unread by libjpeg', why: known.words };
    const ours = transcodedOrPartly(bytes, jpeg.components.length, () => rewritten(bytes, jpeg));
    if (ours === null) return { is: 'partly', why: known.words };
    if (ours.bytes !== null && ours.bytes.equals(known.bytes)) return { is: 'equal' };
    return { is: 'different', why: known.words || ours.words || 'no warning of libjpeg' };
  } catch (error) {
    if (error instanceof UnreadableJpeg)
      return { is: 'refused', why: `${error.reason}${known.words && `; libjpeg: ${known.words}`}` };
    throw error;
  }
}

function transcodedOrPartly(
  original: Uint8Array,
  read: number,
  write: () => Uint8Array,
): ReturnType<typeof transcoded> | null {
  const frameAt = original.findIndex(
    (byte, i) =>
      byte === 0xff && [0xc0, 0xc1, 0xc2].includes(original[i + 1] ?? 0) && original[i + 4] === 8,
  );
  return read < (original[frameAt + 9] ?? 0) ? null : transcoded(write());
}
