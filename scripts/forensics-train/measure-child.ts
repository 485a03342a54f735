import sharp from 'sharp';
import { planesOfJpeg, planesOfLuma, FILE_GRID, FREQUENCIES, type CoefficientPlanes } from '@/lib/forensics/compression/coefficient-planes';
import { mapHistory } from '@/lib/forensics/compression/history-map';
import type { Frame } from '@/lib/forensics/frame';
import { readQuantizedJpeg } from '@/lib/forensics/formats/jpeg/read';
import { cellGridOf } from '@/lib/forensics/learned/cell-grid';
import { measure } from '@/lib/forensics/learned/measures';
import { lumaOf } from '@/lib/forensics/luma';
import { decode } from '../forensics-bench/child';
import { writeMeasured } from './measured-file';

export interface MeasureRequest {
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
      .then(() => null, (error: unknown) => (error instanceof Error ? error.message : String(error)))
      .then((error) => process.send?.({ file: request.file, error } satisfies MeasureAnswer));
  });
}

function coefficientsOf(frame: Frame, luma: Float32Array): CoefficientPlanes {
  const { width, height } = frame.pixels;
  if (frame.format === 'jpeg') {
    try {
      const jpeg = readQuantizedJpeg(frame.bytes);
      const planes = jpeg.width === width && jpeg.height === height ? planesOfJpeg(jpeg) : null;
      if (planes !== null) return planes;
    } catch {
      // A JPEG that the reader refuses is measured by its pixels.
    }
  }
  return planesOfLuma(luma, width, height, FILE_GRID, FREQUENCIES.map(() => 1));
}

async function measureFile({ path, mask, file }: MeasureRequest): Promise<void> {
  const frame = await decode(path);
  const luma = lumaOf(frame.pixels);
  const coefficients = coefficientsOf(frame, luma);
  const history = mapHistory(coefficients, luma, frame.pixels);
  const measured = measure({ pixels: frame.pixels, luma, coefficients, history });
  const { width, height } = frame.pixels;
  writeMeasured(file, { width, height, measured, changed: await changedShares(mask, width, height) });
}

/** Masks are drawn on the picture as stored. */
async function changedShares(mask: string | null, width: number, height: number): Promise<Float32Array> {
  const { columns, rows, sidePx } = cellGridOf(width, height);
  const shares = new Float32Array(columns * rows);
  if (mask === null) return shares;
  const { data, info } = await sharp(mask).toColourspace('b-w').resize(width, height, { fit: 'fill', kernel: 'nearest' }).raw()
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
