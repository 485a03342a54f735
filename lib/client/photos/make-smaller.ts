import { FILE_BYTES_MAX } from '@/lib/shared/picture-limits';
import { metadataSegments, withMetadata } from './jpeg-metadata';
import type { Sides } from './picture-sides';

/** The largest canvas of Safari on phones has 4096 × 4096 pixels. */
const PIXELS_MAX = 4096 * 4096;
const SIDE_MAX_PX = 8192;
const QUALITIES = [0.92, 0.8, 0.6];
/** EXIF, XMP and IPTC come first; one segment has at most 64 KiB. */
const HEAD_BYTES = 1024 * 1024;

export interface SmallerPhoto {
  readonly file: File;
  /** As displayed, before it was made smaller. */
  readonly reducedFrom: Sides;
}

/**
 * Saves a picture as a JPEG within the limits of the service. Its metadata is copied and a comment in
 * the file states its former size. Null if the browser cannot decode it.
 */
export async function makeSmaller(file: File): Promise<SmallerPhoto | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  );
  if (!bitmap) return null;
  const reducedFrom = { widthPx: bitmap.width, heightPx: bitmap.height };
  const size = fitting(reducedFrom);
  const canvas = drawn(bitmap, size);
  bitmap.close();
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const segments = metadataSegments(head);
  const comment = `Made smaller before upload, from ${reducedFrom.widthPx}x${reducedFrom.heightPx}`;
  for (const quality of QUALITIES) {
    const jpeg = await encoded(canvas, quality);
    if (!jpeg) return null;
    const parts = withMetadata(jpeg, segments, size, comment);
    const smaller = new File(parts, jpegName(file.name), {
      type: 'image/jpeg',
      lastModified: file.lastModified,
    });
    if (smaller.size <= FILE_BYTES_MAX) return { file: smaller, reducedFrom };
  }
  return null;
}

function fitting({ widthPx, heightPx }: Sides): Sides {
  const scale = Math.min(
    1,
    Math.sqrt(PIXELS_MAX / (widthPx * heightPx)),
    SIDE_MAX_PX / Math.max(widthPx, heightPx),
  );
  const scaled = (side: number) => Math.max(1, Math.floor(side * scale));
  return { widthPx: scaled(widthPx), heightPx: scaled(heightPx) };
}

/** On white, because JPEG has no transparency. The bitmap is upright already. */
function drawn(bitmap: ImageBitmap, { widthPx, heightPx }: Sides): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = heightPx;
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return canvas;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, widthPx, heightPx);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, widthPx, heightPx);
  return canvas;
}

async function encoded(canvas: HTMLCanvasElement, quality: number): Promise<Uint8Array | null> {
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', quality),
  );
  return blob && new Uint8Array(await blob.arrayBuffer());
}

const jpegName = (name: string): string =>
  /\.jpe?g$/i.test(name) ? name : `${name.replace(/\.[^.]{1,5}$/, '')}.jpg`;
