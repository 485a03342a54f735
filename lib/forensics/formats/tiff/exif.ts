import { readJpegMarkers } from '../jpeg/markers';
import {
  integerOf,
  openTiff,
  readDirectory,
  textOf,
  u32At,
  type TiffBlock,
  type TiffEntry,
} from './directory';
import { userCommentOf, utf16Of } from './comment';

/** The contents of an EXIF block (CIPA DC-008); null for each missing or invalid value. */
export interface ExifTags {
  readonly make: string | null;
  readonly model: string | null;
  readonly software: string | null;
  readonly artist: string | null;
  readonly description: string | null;
  readonly userComment: string | null;
  /** `XPComment`, written by Windows. */
  readonly windowsComment: string | null;
  /** `YYYY-MM-DDTHH:MM:SS`, the camera's local time. */
  readonly takenAt: string | null;
  readonly changedAt: string | null;
  readonly pixelWidth: number | null;
  readonly pixelHeight: number | null;
  /** Exposure time, f-number or sensitivity are present, which only a camera with a lens knows. */
  readonly hasExposure: boolean;
  readonly hasGps: boolean;
  readonly thumbnail: { readonly width: number; readonly height: number } | null;
}

type Entries = ReadonlyMap<number, TiffEntry>;

const NONE: Entries = new Map();

/**
 * Converts "2021:07:03 12:05:09" to `2021-07-03T12:05:09`; null for blanks, zeros and dates that do
 * not exist.
 */
export function isoTimeOf(text: string | null): string | null {
  const parts =
    text === null ? null : /^(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d):(\d\d):(\d\d)/u.exec(text);
  if (!parts) return null;
  const [, year, month, day, hour, minute, second] = parts;
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const time = new Date(`${iso}Z`);
  return Number.isNaN(time.getTime()) ||
    time.toISOString().slice(0, 19) !== iso ||
    Number(year) < 1980
    ? null
    : iso;
}

const subdirectory = (tiff: TiffBlock, pointer: TiffEntry | undefined): Entries => {
  const at = integerOf(tiff, pointer);
  return at === null ? NONE : readDirectory(tiff, at).entries;
};

const isSet = (entry: TiffEntry | undefined): boolean =>
  entry?.data.some((byte) => byte !== 0) ?? false;

function thumbnailOf(tiff: TiffBlock, ifd1: Entries): ExifTags['thumbnail'] {
  const start = integerOf(tiff, ifd1.get(0x0201));
  const length = integerOf(tiff, ifd1.get(0x0202));
  if (start === null || length === null || start + length > tiff.view.byteLength) return null;
  const bytes = new Uint8Array(tiff.view.buffer, tiff.view.byteOffset + start, length);
  const jpeg = bytes[0] === 0xff && bytes[1] === 0xd8 ? readJpegMarkers(bytes).jpeg : null;
  return jpeg && jpeg.width > 0 && jpeg.height > 0
    ? { width: jpeg.width, height: jpeg.height }
    : null;
}

/**
 * Reads a TIFF block. Bounded; never throws; a broken entry affects only itself. Null when it is no
 * TIFF block.
 */
export function readExif(block: Uint8Array): ExifTags | null {
  const tiff = openTiff(block);
  if (!tiff) return null;
  const { entries: ifd0, next } = readDirectory(tiff, u32At(tiff, 4));
  const exif = subdirectory(tiff, ifd0.get(0x8769));
  const gps = subdirectory(tiff, ifd0.get(0x8825));
  const ifd1 = next > 0 ? readDirectory(tiff, next).entries : NONE;
  return {
    make: textOf(ifd0.get(0x010f)),
    model: textOf(ifd0.get(0x0110)),
    software: textOf(ifd0.get(0x0131)),
    artist: textOf(ifd0.get(0x013b)),
    description: textOf(ifd0.get(0x010e)),
    userComment: userCommentOf(exif.get(0x9286), tiff.littleEndian),
    windowsComment: utf16Of(ifd0.get(0x9c9c)?.data ?? new Uint8Array(0), true),
    takenAt: isoTimeOf(textOf(exif.get(0x9003)) ?? textOf(exif.get(0x9004))),
    changedAt: isoTimeOf(textOf(ifd0.get(0x0132))),
    pixelWidth: integerOf(tiff, exif.get(0xa002)),
    pixelHeight: integerOf(tiff, exif.get(0xa003)),
    hasExposure: isSet(exif.get(0x829a)) || isSet(exif.get(0x829d)) || isSet(exif.get(0x8827)),
    hasGps: isSet(gps.get(0x0002)) && isSet(gps.get(0x0004)),
    thumbnail: thumbnailOf(tiff, ifd1),
  };
}
