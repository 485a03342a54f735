import type { Place } from '../regions';

/**
 * How the values in sentences are formatted: names unchanged, the others by the language's
 * conventions.
 */
export const FIGURES = {
  /** Empty when nobody is named; the sentences have a phrase for that. */
  signer: 'signer',
  tool: 'tool',
  field: 'text',
  camera: 'text',
  software: 'text',
  error: 'text',
  serial: 'text',
  /** "4000 × 3000". */
  size: 'text',
  camera_size: 'text',
  thumbnail_size: 'text',
  /** `YYYY-MM-DD`. */
  taken: 'date',
  damage: 'date',
  purchase: 'date',
  received: 'date',
  place: 'place',
  other_place: 'place',
  scale_percent: 'percent',
  probability_percent: 'percent',
  likeness_percent: 'percent',
  days: 'number',
  looked: 'number',
  checks: 'number',
  quality: 'number',
  strength: 'number',
  frequencies: 'number',
  shift_x: 'number',
  shift_y: 'number',
  votes: 'number',
  cells: 'number',
  step: 'number',
  turned_deg: 'number',
  same: 'number',
  judged: 'number',
  words: 'number',
  compared: 'number',
  glyphs: 'number',
} as const;

export type FigureName = keyof typeof FIGURES;
export type FigureKind = (typeof FIGURES)[FigureName];

interface ValueOf {
  readonly text: string;
  readonly signer: string;
  readonly tool: string;
  readonly date: string;
  readonly place: Place;
  readonly percent: number;
  readonly number: number;
}

export type FigureValue<Name extends FigureName> = ValueOf[(typeof FIGURES)[Name]];
