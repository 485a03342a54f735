import type { Look } from './develop';
import type { Sensor } from './sensor';

/** Invented makers: a real one would bring its own quantization tables, lenses and notes, which these files lack. */
export interface Phone {
  readonly make: string;
  readonly model: string;
  readonly software: string;
  readonly lens: string;
  readonly fNumber: string;
  readonly focalLength: string;
  readonly focalLength35: number;
  /** Stored (landscape) size. */
  readonly width: number;
  readonly height: number;
  readonly jpegQuality: number;
  readonly chromaSubsampling: '4:2:0' | '4:4:4';
  readonly sensor: Sensor;
  readonly look: Look;
  readonly vignette: number;
}

export const NORDLYS: Phone = {
  make: 'Nordlys',
  model: 'Nordlys N7 Pro',
  software: 'N7P-2.4.1',
  lens: 'Nordlys N7 Pro main 5.9mm f/1.8',
  fNumber: '18/10',
  focalLength: '59/10',
  focalLength35: 25,
  width: 1600,
  height: 1200,
  jpegQuality: 92,
  chromaSubsampling: '4:2:0',
  sensor: { fullWell: 2600, readNoise: 0.0016 },
  look: { saturation: 1.22, sharpening: 0.75, warmth: 0.02 },
  vignette: 0.75,
};

export const FJORD: Phone = {
  make: 'Fjord Mobile',
  model: 'F3',
  software: 'FjordOS 14 (F3.0719)',
  lens: 'F3 wide 4.7mm f/2.0',
  fNumber: '20/10',
  focalLength: '47/10',
  focalLength35: 27,
  width: 1440,
  height: 1080,
  jpegQuality: 88,
  chromaSubsampling: '4:2:0',
  sensor: { fullWell: 1300, readNoise: 0.0026 },
  look: { saturation: 1.12, sharpening: 1.0, warmth: 0.05 },
  vignette: 1.05,
};

export const HALDEN: Phone = {
  make: 'Halden',
  model: 'Halden C20',
  software: 'Ver.1.02',
  lens: '18-55mm f/3.5-5.6',
  fNumber: '50/10',
  focalLength: '240/10',
  focalLength35: 36,
  width: 1632,
  height: 1088,
  jpegQuality: 94,
  chromaSubsampling: '4:4:4',
  sensor: { fullWell: 5200, readNoise: 0.0009 },
  look: { saturation: 1.08, sharpening: 0.5, warmth: 0.0 },
  vignette: 0.5,
};

/** No camera at all: clean pixels in a generator's format. */
export const RENDERER: Phone = {
  make: '',
  model: '',
  software: '',
  lens: '',
  fNumber: '',
  focalLength: '',
  focalLength35: 0,
  width: 896,
  height: 672,
  jpegQuality: 95,
  chromaSubsampling: '4:4:4',
  sensor: { fullWell: 60000, readNoise: 0.0002 },
  look: { saturation: 1.4, sharpening: 0.3, warmth: 0.02 },
  vignette: 0.3,
};
