/** Sum over the (2 * radius + 1)^2 cells around each cell, cut off at the edges; cost independent of the radius. */
export function boxSum(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const stride = width + 1;
  // Summed-area table (Crow, SIGGRAPH 1984), one row and column larger than the values.
  const table = new Float64Array(stride * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += values[y * width + x] as number;
      table[(y + 1) * stride + x + 1] = (table[y * stride + x + 1] as number) + row;
    }
  }
  const sums = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - radius) * stride;
    const bottom = Math.min(height, y + radius + 1) * stride;
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - radius);
      const right = Math.min(width, x + radius + 1);
      sums[y * width + x] = (table[bottom + right] as number) - (table[top + right] as number)
        - (table[bottom + left] as number) + (table[top + left] as number);
    }
  }
  return sums;
}
