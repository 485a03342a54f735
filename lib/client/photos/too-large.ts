import { FILE_BYTES_MAX, PIXELS_MAX, SIDE_MAX_PX } from '@/lib/shared/picture-limits';
import { HEADER_BYTES, type Sides, sidesOf } from './picture-sides';

/** Why a file is not sent: the service would refuse it after a useless upload. */
export type TooLarge =
  | { readonly kind: 'tooManyBytes'; readonly bytes: number }
  | ({ readonly kind: 'tooManyPixels' } & Sides);

/**
 * Returns null for a file that may be sent, including one whose dimensions cannot be read here; the
 * service then checks it.
 */
export async function tooLarge(file: Blob): Promise<TooLarge | null> {
  if (file.size > FILE_BYTES_MAX) return { kind: 'tooManyBytes', bytes: file.size };
  // A file that was moved meanwhile cannot be read; sending it reports that error.
  const head = await file
    .slice(0, HEADER_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  const sides = sidesOf(new Uint8Array(head));
  return sides && isTooMany(sides) ? { kind: 'tooManyPixels', ...sides } : null;
}

const isTooMany = ({ widthPx, heightPx }: Sides): boolean =>
  widthPx * heightPx > PIXELS_MAX || widthPx > SIDE_MAX_PX || heightPx > SIDE_MAX_PX;

/** Rounds up to tenths, so that a value slightly above a limit is not shown as the limit. */
const upToTenths = (value: number): number => Math.ceil(value * 10) / 10;

export const megabytes = ({ bytes }: { readonly bytes: number }): number =>
  upToTenths(bytes / 1024 ** 2);
export const megapixels = ({ widthPx, heightPx }: Sides): number =>
  upToTenths((widthPx * heightPx) / 1e6);
