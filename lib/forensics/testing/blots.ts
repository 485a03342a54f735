/** Bright and dark blobs in every size, as in scenes, different for every seed: RGB, row by row. */
export function blots(seed: number, width: number, height: number): Uint8Array {
  let state = seed * 2_654_435_761 + 1;
  const next = (): number =>
    (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  const all = Array.from({ length: 40 }, () => ({
    x: next() * width,
    y: next() * height,
    radius: width * (0.03 + 0.13 * next()),
    tint: [next(), next(), next()],
  }));
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let channel = 0; channel < 3; channel++, at++) {
        const light = all.reduce(
          (sum, blot) =>
            sum +
            ((blot.tint[channel] ?? 0) - 0.5) *
              Math.exp(-((x - blot.x) ** 2 + (y - blot.y) ** 2) / blot.radius ** 2),
          0,
        );
        rgb[at] = Math.max(0, Math.min(255, 128 + 150 * light + 12 * (next() - 0.5)));
      }
    }
  }
  return rgb;
}
