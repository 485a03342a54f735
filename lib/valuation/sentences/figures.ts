/**
 * How the values of sentences are formatted by the conventions of a language. Texts stay unchanged.
 */
export const FIGURES = {
  base: 'amount',
  each: 'amount',
  market_value: 'amount',
  below: 'amount',
  from: 'amount',
  depreciation: 'amount',
  left: 'amount',
  limit: 'amount',
  deductible: 'amount',
  sum: 'amount',
  net: 'amount',
  rate: 'percent',
  percent: 'percent',
  remaining: 'percent',
  factor: 'percent',
  points: 'percent',
  maximum: 'percent',
  floor: 'percent',
  pieces: 'count',
  units: 'count',
  months: 'count',
  free_years: 'count',
  life_years: 'count',
  extra_years: 'count',
  /** `YYYY-MM-DD`. */
  purchase: 'date',
  damage: 'date',
  /** A code of lib/shared/conditions, 1 to 5. */
  condition: 'condition',
  rule: 'text',
} as const;

export type FigureName = keyof typeof FIGURES;
export type FigureKind = (typeof FIGURES)[FigureName];

interface ValueOf {
  /** In units of the currency. */
  readonly amount: number;
  readonly percent: number;
  readonly count: number;
  readonly date: string;
  readonly condition: number;
  readonly text: string;
}

export type FigureValue<Name extends FigureName> = ValueOf[(typeof FIGURES)[Name]];
