import { startsWith } from '../bytes';
import type { TextEntry } from '../container';
import { iptcOfPhotoshopResources } from '../jpeg/photoshop-resources';

interface Profile {
  readonly kind: 'exif' | 'xmp' | 'iptc';
  readonly data: Uint8Array;
}

const LAYOUT = /^\s*(?:exif|generic profile|iptc|xmp|app1|8bim)\s+\d+\s/iu;

/**
 * Reads ImageMagick's "Raw profile type …" text: a name, a length and hexadecimal digits in lines.
 * APP1 profiles contain EXIF or XMP with their JPEG header, iptc ones a list of Photoshop
 * resources. Null for every other text.
 */
export function readRawProfile(entry: TextEntry): Profile | null {
  const type = /^Raw profile type (exif|xmp|iptc|APP1)$/u.exec(entry.keyword)?.[1];
  const layout = type && LAYOUT.exec(entry.text);
  if (!layout) return null;
  const data = Buffer.from(entry.text.slice(layout[0].length).replace(/\s+/gu, ''), 'hex');
  if (startsWith(data, 'Exif\0')) return { kind: 'exif', data: data.subarray(6) };
  if (type === 'iptc') {
    const iptc = iptcOfPhotoshopResources([data]);
    return iptc && { kind: 'iptc', data: iptc };
  }
  if (type === 'exif') return { kind: 'exif', data };
  const xmpAt = data.indexOf('<x:xmpmeta');
  return xmpAt < 0 ? null : { kind: 'xmp', data: data.subarray(xmpAt) };
}
