/**
 * Returns the direction of a vector, 0 to below 1 of a full turn, from the positive x axis towards
 * the positive y axis; 0 for the zero vector. Accurate to 1e-6 of a turn (a polynomial instead of
 * the arc tangent, which is several times slower).
 */
export function turnOf(y: number, x: number): number {
  const ax = x < 0 ? -x : x,
    ay = y < 0 ? -y : y;
  const isSteep = ay > ax;
  const larger = isSteep ? ay : ax;
  if (larger === 0) return 0;
  const t = (isSteep ? ax : ay) / larger;
  const s = t * t;
  // Minimax polynomial of odd degree 11 for arctan on 0 to 1, divided by 2 pi.
  const eighth =
    (t *
      (0.99997726 +
        s *
          (-0.33262347 +
            s * (0.19354346 + s * (-0.11643287 + s * (0.05265332 + s * -0.0117212)))))) /
    (2 * Math.PI);
  const quarter = isSteep ? 0.25 - eighth : eighth;
  const half = x < 0 ? 0.5 - quarter : quarter;
  const turn = y < 0 ? 1 - half : half;
  return turn === 1 ? 0 : turn;
}
