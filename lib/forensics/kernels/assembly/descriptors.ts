const POINTS: usize = 256;
const SQUARES: usize = 4;
const VALUES: usize = 128;
const DIRECTIONS: f64 = 8;
const LARGEST_SHARE: f64 = 0.2;
const BYTE_SCALE: f64 = 512;

/** Repeats every step of maths/direction.ts in the same order. */
@inline
function turnOf(y: f64, x: f64): f64 {
  const ax = abs(x), ay = abs(y);
  const isSteep = ay > ax;
  const larger = isSteep ? ay : ax;
  if (larger === 0) return 0;
  const t = (isSteep ? ax : ay) / larger;
  const s = t * t;
  const eighth = (t * (0.99997726 + s * (-0.33262347 + s * (0.19354346 + s * (-0.11643287
    + s * (0.05265332 + s * -0.0117212)))))) / (2 * Math.PI);
  const quarter = isSteep ? 0.25 - eighth : eighth;
  const half = x < 0 ? 0.5 - quarter : quarter;
  const turn = y < 0 ? 1 - half : half;
  return turn === 1 ? 0 : turn;
}

@inline
function plus(at: usize, value: f64): void {
  store<f64>(at, load<f64>(at) + value);
}

@inline
function scaleToUnit(histogram: usize): void {
  let energy: f64 = 0;
  for (let i: usize = 0; i < VALUES << 3; i += 8) energy += load<f64>(histogram + i) * load<f64>(histogram + i);
  const scale: f64 = energy > 0 ? 1 / sqrt(energy) : 0;
  for (let i: usize = 0; i < VALUES << 3; i += 8) store<f64>(histogram + i, load<f64>(histogram + i) * scale);
}

/**
 * Descriptors of some keypoints of one plane, as defined in maths/descriptors.ts.
 * @param plane width * height floats
 * @param keypoints five doubles each: place across and down, cosine and sine of its direction times
 * its scale, and its direction in turns minus two
 * @param raster for each of 256 points its place across and down in sigmas, then four weights:
 * doubles
 * @param squares for each point the first direction of its four squares: one byte each
 * @param histogram 1024 bytes of work space
 * @param out 128 bytes a keypoint
 */
export function describe(
  plane: usize, width: i32, height: i32, keypoints: usize, count: i32, raster: usize, squares: usize, histogram: usize, out: usize,
): void {
  for (let k = 0; k < count; k++) {
    memory.fill(histogram, 0, VALUES << 3);
    collect(plane, width, height, keypoints, raster, squares, histogram);
    scaleToUnit(histogram);
    for (let i: usize = 0; i < VALUES << 3; i += 8) store<f64>(histogram + i, min(LARGEST_SHARE, load<f64>(histogram + i)));
    scaleToUnit(histogram);
    for (let i: usize = 0; i < VALUES; i++) {
      const value = load<f64>(histogram + (i << 3)) * BYTE_SCALE;
      const below = floor(value);
      store<u8>(out + i, <u8>min(255, below + (value - below >= 0.5 ? 1 : 0)));
    }
    keypoints += 40;
    out += VALUES;
  }
}

@inline
function collect(plane: usize, width: i32, height: i32, keypoint: usize, raster: usize, squares: usize, histogram: usize): void {
  const x = load<f64>(keypoint), y = load<f64>(keypoint, 8);
  const cos = load<f64>(keypoint, 16), sin = load<f64>(keypoint, 24), turned = load<f64>(keypoint, 32);
  const rowBytes = <usize>width << 2;
  for (let i: usize = 0; i < POINTS; i++) {
    const point = raster + i * 48;
    const u = load<f64>(point), v = load<f64>(point, 8);
    const px = floor(x + cos * u - sin * v + 0.5);
    const py = floor(y + sin * u + cos * v + 0.5);
    if (!(px >= 1 && py >= 1 && px < <f64>(width - 1) && py < <f64>(height - 1))) continue;
    const at = plane + <usize>py * rowBytes + (<usize>px << 2);
    const gx = <f64>load<f32>(at + 4) - <f64>load<f32>(at - 4);
    const gy = <f64>load<f32>(at + rowBytes) - <f64>load<f32>(at - rowBytes);
    const magnitude = sqrt(gx * gx + gy * gy);
    if (magnitude === 0) continue;
    const direction = (turnOf(gy, gx) - turned) * DIRECTIONS;
    const lower = <i32>direction;
    const toFirst = magnitude * (1 - direction + <f64>lower);
    const toSecond = magnitude * (direction - <f64>lower);
    const first = <usize>(lower & 7), second = <usize>((lower + 1) & 7);
    for (let square: usize = 0; square < SQUARES; square++) {
      const weight = load<f64>(point + 16 + (square << 3));
      const to = histogram + (<usize>load<u8>(squares + i * SQUARES + square) << 3);
      plus(to + (first << 3), weight * toFirst);
      plus(to + (second << 3), weight * toSecond);
    }
  }
}
