import { type Filter, filterEdit } from './filter';

const relit: Filter = (piece, random) => {
  const gamma = random.logBetween(0.6, 1.6);
  const tinted = random.chance(0.5);
  const gains = [0, 1, 2].map(() => (tinted ? random.between(0.75, 1.25) : 1));
  const tables = gains.map((gain) =>
    Uint8Array.from({ length: 256 }, (_, value) =>
      Math.max(0, Math.min(255, Math.round(255 * gain * (value / 255) ** gamma))),
    ),
  );
  const rgb = piece.rgb.map((value, i) => tables[i % 3]?.[value] as number);
  return Promise.resolve({
    pixels: { ...piece, rgb },
    params: { gamma, gains: gains.map((gain) => gain.toFixed(2)) },
  });
};

/** Changes brightness or colour of an area, as one hides a scratch or a stain. */
export const relight = filterEdit(relit, 0.006, 0.15, 6);
