import { latin1, startsWith, u32, u8, utf8 } from '../bytes';
import type { Container, TextEntry } from '../container';
import { inflateText } from './inflate';
import { readRawProfile } from './raw-profile';

const SIGNATURE_BYTES = 8;
const XMP_KEYWORD = 'XML:com.adobe.xmp';
/** Keywords are 1-79 bytes (PNG, third edition, 11.3.3); longer ones are cut. */
const KEYWORD_BYTES_MAX = 79;
const TEXT_CHUNKS_MAX = 1000;

interface Found {
  exif: Uint8Array | null;
  xmp: string | null;
  iptc: Uint8Array | null;
  hasContentCredentials: boolean;
  isAnimated: boolean;
  readonly texts: TextEntry[];
}

function splitAtZero(
  data: Uint8Array,
  from: number,
  max = Infinity,
): readonly [Uint8Array, number] | null {
  const end = data.indexOf(0, from);
  return end < 0 || end - from > max ? null : [data.subarray(from, end), end + 1];
}

const isUtf8 = (text: string): boolean => !text.includes('\uFFFD');

/** tEXt is Latin-1 by the standard, but image generators write UTF-8. */
function plainText(data: Uint8Array): string {
  const text = utf8(data);
  return isUtf8(text) ? text : latin1(data);
}

function internationalText(data: Uint8Array, at: number): string | null {
  const compressed = u8(data, at) === 1;
  const language = splitAtZero(data, at + 2);
  const translated = language && splitAtZero(data, language[1]);
  if (!translated) return null;
  const body = data.subarray(translated[1]);
  const text = compressed ? inflateText(body) : body;
  return text && utf8(text);
}

function readText(type: string, data: Uint8Array): TextEntry | null {
  const keyword = splitAtZero(data, 0, KEYWORD_BYTES_MAX);
  if (!keyword) return null;
  const [name, at] = keyword;
  if (type === 'iTXt') {
    const text = internationalText(data, at);
    return text === null ? null : { keyword: latin1(name), text };
  }
  const body = type === 'zTXt' ? inflateText(data.subarray(at + 1)) : data.subarray(at);
  return body && { keyword: latin1(name), text: plainText(body) };
}

function takeText(entry: TextEntry, found: Found): void {
  const profile = readRawProfile(entry);
  if (entry.keyword === XMP_KEYWORD) found.xmp ??= entry.text;
  else if (profile?.kind === 'exif') found.exif ??= profile.data;
  else if (profile?.kind === 'xmp') found.xmp ??= utf8(profile.data);
  else if (profile?.kind === 'iptc') found.iptc ??= profile.data;
  else if (found.texts.length < TEXT_CHUNKS_MAX) found.texts.push(entry);
}

function takeChunk(type: string, data: Uint8Array, found: Found): void {
  if (type === 'eXIf') found.exif ??= startsWith(data, 'Exif\0\0') ? data.subarray(6) : data;
  else if (type === 'caBX') found.hasContentCredentials = true;
  else if (type === 'acTL') found.isAnimated = true;
  else if (type === 'tEXt' || type === 'zTXt' || type === 'iTXt') {
    const entry = readText(type, data);
    if (entry) takeText(entry, found);
  }
}

/** Walks the chunks of a PNG file (W3C, third edition); checksums are not checked. Never throws. */
export function readPngChunks(bytes: Uint8Array): Container {
  const found: Found = {
    exif: null,
    xmp: null,
    iptc: null,
    hasContentCredentials: false,
    isAnimated: false,
    texts: [],
  };
  let truncated = true;
  for (let at = SIGNATURE_BYTES; at + 12 <= bytes.length;) {
    const length = u32(bytes, at);
    const type = latin1(bytes.subarray(at + 4, at + 8));
    const end = at + 8 + length;
    if (end + 4 > bytes.length) break;
    if (type === 'IEND') {
      truncated = false;
      break;
    }
    takeChunk(type, bytes.subarray(at + 8, end), found);
    at = end + 4;
  }
  return { format: 'png', ...found, truncated, jpeg: null };
}
