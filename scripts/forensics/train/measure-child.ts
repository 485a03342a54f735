import sharp from 'sharp';
import { ownHistoryOf } from '@/lib/forensics/compression/own-history';
import type { Frame } from '@/lib/forensics/frame';
import type { QuantizedJpeg } from '@/lib/forensics/formats/jpeg/quantized';
import { readQuantizedJpeg } from '@/lib/forensics/formats/jpeg/read';
import { UnreadableJpeg } from '@/lib/forensics/formats/jpeg/unreadable';
import { cellGridOf } from '@/lib/forensics/learned/cell-grid';
import { measure } from '@/lib/forensics/learned/measures';
import { lumaOf } from '@/lib/forensics/luma';
import { decode } from '../bench/child';
import { writeMeasured } from './measured-file';

interface MeasureRequest {
  readonly path: string;
  readonly mask: string | null;
  readonly file: string;
}

export interface MeasureAnswer {
  readonly file: string;
  readonly error: string | null;
}

export function answerMeasureRequests(): void {
  process.on('message', (request: MeasureRequest) => {
    void measureFile(request)
      .then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      )
      .then((error) => process.send?.({ file: request.file, error } satisfies MeasureAnswer));
  });
}

/** A JPEG that the reader refuses is measured by its pixels. */
function jpegOf({ bytes, format }: Frame): QuantizedJpeg | null {
  if (format !== 'jpeg') return null;
  try {
    return readQuantizedJpeg(bytes);
  } catch (error) {
    if (error instanceof UnreadableJpeg) return null;
    throw error;
  }
}

async function measureFile({ path, mask, file }: MeasureRequest): Promise<void> {
  const frame = await decode(path);
  const luma = lumaOf(frame.pixels);
  const { planes, map } = ownHistoryOf(frame, luma, jpegOf(frame));
  const measured = measure({ pixels: frame.pixels, luma, coefficients: planes, history: map });
  const { width, height } = frame.pixels;
  writeMeasured(file, {
    width,
    height,
    measured,
    changed: await changedShares(mask, width, height),
  });
}

/** Masks are drawn on the picture as stored. */
async function changedShares(
  mask: string | null,
  width: number,
  height: number,
): Promise<Float32Array> {
  const { columns, rows, sidePx } = cellGridOf(width, height);
  const shares = new Float32Array(columns * rows);
  if (mask === null) return shares;
  const { data, info } = await sharp(mask)
    .toColourspace('b-w')
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let y = 0; y < rows * sidePx; y++) {
    for (let x = 0; x < columns * sidePx; x++) {
      if ((data[(y * width + x) * info.channels] ?? 0) <= 127) continue;
      const cell = Math.floor(y / sidePx) * columns + Math.floor(x / sidePx);
      shares[cell] = (shares[cell] as number) + 1 / (sidePx * sidePx);
    }
  }
  return shares;
}
