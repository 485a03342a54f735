/**
 * Solves a small dense system by Gauss-Jordan elimination with partial pivoting. `rows` contains
 * the coefficients and, as the last entry of each row, the right side; it is overwritten. Null when
 * the system is singular.
 */
export function solveLinear(rows: Float64Array[]): Float64Array | null {
  const size = rows.length;
  for (let i = 0; i < size; i++) {
    let pivot = i;
    for (let j = i + 1; j < size; j++) {
      if (Math.abs(rows[j]?.[i] as number) > Math.abs(rows[pivot]?.[i] as number)) pivot = j;
    }
    const swap = rows[pivot] as Float64Array;
    rows[pivot] = rows[i] as Float64Array;
    rows[i] = swap;
    if (Math.abs(swap[i] as number) < 1e-12) return null;
    for (const row of rows) {
      if (row === swap) continue;
      const factor = (row[i] as number) / (swap[i] as number);
      for (let k = i; k <= size; k++) row[k] = (row[k] as number) - factor * (swap[k] as number);
    }
  }
  return Float64Array.from(rows, (row, i) => (row[size] as number) / (row[i] as number));
}
