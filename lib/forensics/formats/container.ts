/** The structure of a JPEG file besides its coefficients. */
export interface JpegStructure {
  /** From the first frame header; 0 when there is none. */
  readonly width: number;
  readonly height: number;
  readonly progressive: boolean;
  /** By table id 0-3, natural (row-major) order, 64 steps; the first definition of each. */
  readonly quantizationTables: readonly (Uint16Array | null)[];
  /** Table id of the first component, the luma of every YCbCr file. */
  readonly lumaTable: number;
  /** Markers before the first scan, in file order (without 0xD8). */
  readonly markers: readonly number[];
  /** A JFIF header (APP0); cameras rarely write one, most programs do. */
  readonly hasJfif: boolean;
  readonly bytesAfterEnd: number;
}

export interface TextEntry {
  readonly keyword: string;
  readonly text: string;
}

/**
 * Everything in a file besides its pixels, whatever its format. Views into the file, not copies,
 * where possible.
 */
export interface Container {
  readonly format: 'jpeg' | 'png' | 'webp' | 'heic' | 'avif';
  /** A TIFF block (CIPA DC-008), byte order mark first. */
  readonly exif: Uint8Array | null;
  readonly xmp: string | null;
  /** IPTC-IIM records, as stored. */
  readonly iptc: Uint8Array | null;
  /** Comments and text chunks in the order of the file. */
  readonly texts: readonly TextEntry[];
  /** Whether the file carries a C2PA manifest store; it is not verified here. */
  readonly hasContentCredentials: boolean;
  /** WebP and PNG: the file holds several pictures that are shown in turn. */
  readonly isAnimated: boolean;
  /** The file ends before its own structure does. */
  readonly truncated: boolean;
  readonly jpeg: JpegStructure | null;
}
