/** What the markers of a JPEG file tell beside its coefficients. */
export interface JpegStructure {
  /** Of the first frame header; 0 when there is none. */
  readonly width: number;
  readonly height: number;
  readonly progressive: boolean;
  /** By table id 0-3, natural (row-major) order, 64 steps; as first defined. */
  readonly quantizationTables: readonly (Uint16Array | null)[];
  /** Table id of the first component, the luma of every YCbCr file. */
  readonly lumaTable: number;
  /** Markers before the first scan in their order (0xD8 left out). */
  readonly markers: readonly number[];
  /** A JFIF header (APP0); cameras rarely write one, most programs do. */
  readonly hasJfif: boolean;
  readonly bytesAfterEnd: number;
}

export interface TextEntry {
  readonly keyword: string;
  readonly text: string;
}

/** What a file carries beside its pixels, whatever its format. Views into the file, not copies, where possible. */
export interface Container {
  readonly format: 'jpeg' | 'png' | 'webp' | 'heic' | 'avif';
  /** A TIFF block (CIPA DC-008), byte order mark first. */
  readonly exif: Uint8Array | null;
  readonly xmp: string | null;
  /** IPTC-IIM records, as stored. */
  readonly iptc: Uint8Array | null;
  /** Comments and text chunks in the order of the file. */
  readonly texts: readonly TextEntry[];
  /** The file carries a C2PA manifest store; whether it verifies is another question. */
  readonly hasContentCredentials: boolean;
  /** WebP and PNG: the file holds several pictures that are shown in turn. */
  readonly isAnimated: boolean;
  /** The file ends before its own structure does. */
  readonly truncated: boolean;
  readonly jpeg: JpegStructure | null;
}
