export interface PricePoint {
  /** ISO 8601. */
  readonly price_date: string;
  readonly total_price: number;
}

/** The box that a line is drawn in. Its width covers the time from `endMs − spanMs` to `endMs`. */
interface LineBox {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly insetPx: number;
  readonly endMs: number;
  readonly spanMs: number;
}

/**
 * The path of a price over time, in steps, since a price applies until the next one is read. It
 * ends where the newest price was read, not at the edge, so that an old price looks old. Null
 * without a price in the span. Expects the oldest point first.
 */
export function stepPath(
  points: readonly PricePoint[],
  { widthPx, heightPx, insetPx, endMs, spanMs }: LineBox,
): { path: string; endX: number; endY: number } | null {
  const placed = points
    .map((point) => ({ ...point, atMs: Date.parse(point.price_date) }))
    .filter(({ atMs }) => atMs >= endMs - spanMs && atMs <= endMs);
  const prices = placed.map((point) => point.total_price);
  const lowest = Math.min(...prices);
  const range = Math.max(...prices) - lowest;
  const xOf = (atMs: number) => insetPx + (1 - (endMs - atMs) / spanMs) * (widthPx - 2 * insetPx);
  const yOf = (price: number) =>
    range === 0
      ? heightPx / 2
      : heightPx - insetPx - ((price - lowest) / range) * (heightPx - 2 * insetPx);
  const [first, ...rest] = placed.map(({ atMs, total_price: price }) => ({
    x: rounded(xOf(atMs)),
    y: rounded(yOf(price)),
  }));
  if (!first) return null;
  const end = rest.at(-1) ?? first;
  return {
    path: `M${first.x} ${first.y}${rest.map(({ x, y }) => `H${x}V${y}`).join('')}`,
    endX: end.x,
    endY: end.y,
  };
}

const rounded = (px: number) => Math.round(px * 10) / 10;
