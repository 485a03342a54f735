import type { Container, TextEntry } from './container';
import { IPTC_CREDIT, IPTC_ORIGINATING_PROGRAM, iptcValue } from './iptc';
import { readExif, isoTimeOf, type ExifTags } from './tiff/exif';
import { xmpValues } from './xmp/properties';

/** EXIF, XMP and IPTC of one picture together; null for what the file does not state. */
export interface PictureTags extends ExifTags {
  readonly creatorTool: string | null;
  readonly credit: string | null;
  readonly originatingProgram: string | null;
  /** IPTC `DigitalSourceType` values, the last part of their URI ("trainedAlgorithmicMedia"). */
  readonly digitalSourceTypes: readonly string[];
  /** `stEvt:softwareAgent` and other programs that the XMP packet names in its history. */
  readonly historyPrograms: readonly string[];
  /**
   * Where the file says that its Content Credentials are stored (`dcterms:provenance`: C2PA 2.1,
   * 11.4).
   */
  readonly credentialsReference: string | null;
  /** The label of GB 45438-2025 for synthetic content, as JSON. */
  readonly syntheticContentLabel: string | null;
  /** All free texts of the file with the names of their fields. */
  readonly texts: readonly TextEntry[];
}

const NO_EXIF: ExifTags = {
  make: null,
  model: null,
  software: null,
  artist: null,
  description: null,
  userComment: null,
  windowsComment: null,
  takenAt: null,
  changedAt: null,
  pixelWidth: null,
  pixelHeight: null,
  hasExposure: false,
  hasGps: false,
  thumbnail: null,
};

/** Dublin Core allows any text as `provenance`; C2PA writes a URL or a JUMBF reference. */
const CREDENTIALS_REFERENCE = /^(?:https?:\/\/|self#jumbf=)\S/iu;

const lastPart = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

function textEntry(container: Container, keyword: string): string | null {
  return (
    container.texts.find((entry) => entry.keyword.toLowerCase() === keyword)?.text.trim() || null
  );
}

/** A field that a generator filled with its settings ("prompt:{…}") names no camera. */
const cameraName = (text: string | null): string | null =>
  text !== null && /[{}]/u.test(text) ? null : text;

function freeTexts(container: Container, exif: ExifTags): readonly TextEntry[] {
  const fields = {
    UserComment: exif.userComment,
    XPComment: exif.windowsComment,
    ImageDescription: exif.description,
    Make: exif.make,
    Model: exif.model,
  };
  const inExif = Object.entries(fields).flatMap(([keyword, text]) =>
    text === null ? [] : [{ keyword, text }],
  );
  return [...container.texts, ...inExif];
}

export function readTags(container: Container): PictureTags {
  const exif = (container.exif && readExif(container.exif)) ?? NO_EXIF;
  const xmp = (name: string): readonly string[] =>
    container.xmp === null ? [] : xmpValues(container.xmp, name);
  const iptc = (dataset: number): string | null =>
    container.iptc && iptcValue(container.iptc, dataset);
  return {
    ...exif,
    make: cameraName(exif.make) ?? xmp('Make')[0] ?? null,
    model: cameraName(exif.model) ?? xmp('Model')[0] ?? null,
    software: exif.software ?? textEntry(container, 'software') ?? xmp('Software')[0] ?? null,
    takenAt: exif.takenAt ?? isoTimeOf(xmp('DateTimeOriginal')[0] ?? null),
    creatorTool: xmp('CreatorTool')[0] ?? null,
    credit: xmp('Credit')[0] ?? iptc(IPTC_CREDIT),
    originatingProgram: iptc(IPTC_ORIGINATING_PROGRAM),
    digitalSourceTypes: [...xmp('DigitalSourceType'), ...xmp('DigitalSourcefileType')].map(
      lastPart,
    ),
    historyPrograms: [...new Set(xmp('softwareAgent'))],
    credentialsReference:
      xmp('provenance').find((value) => CREDENTIALS_REFERENCE.test(value)) ?? null,
    syntheticContentLabel: xmp('AIGC')[0] ?? textEntry(container, 'aigc'),
    texts: freeTexts(container, exif),
  };
}
