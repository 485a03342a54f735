/** out = a - b, rounded up to a multiple of four values. */
export function subtract(a: usize, b: usize, out: usize, count: i32): void {
  const bytes = <usize>count << 2;
  for (let at: usize = 0; at < bytes; at += 16) v128.store(out + at, f32x4.sub(v128.load(a + at), v128.load(b + at)));
}

/**
 * Writes the positions (y * width + x) in `same` whose value is at least `least` away from zero and
 * larger than all 26 neighbours in `below`, `same` and `above`, or smaller than all of them, at
 * least `border` pixels from the edge, in raster order.
 * @param out space for width * height / 4 positions, because two neighbours cannot both be extrema
 * @returns the number of positions
 */
export function extrema(
  below: usize, same: usize, above: usize, width: i32, height: i32, border: i32, least: f32, out: usize,
): i32 {
  const rowBytes = <usize>width << 2;
  const limit = f32x4.splat(least), zero = f32x4.splat(0);
  let count = 0;
  for (let y = border; y < height - border; y++) {
    for (let x = border; x < width - border; x += 4) {
      const at = <usize>(y * width + x) << 2;
      const value = v128.load(same + at);
      const clear = f32x4.ge(f32x4.abs(value), limit);
      if (!v128.any_true(clear)) continue;
      let high = largest(same + at - rowBytes), low = smallest(same + at - rowBytes);
      high = f32x4.max(high, largest(same + at + rowBytes));
      low = f32x4.min(low, smallest(same + at + rowBytes));
      const left = v128.load(same + at - 4), right = v128.load(same + at + 4);
      high = f32x4.max(high, f32x4.max(left, right));
      low = f32x4.min(low, f32x4.min(left, right));
      const isPeak = v128.and(f32x4.gt(value, high), f32x4.gt(value, zero));
      const isPit = v128.and(f32x4.lt(value, low), f32x4.lt(value, zero));
      if (!v128.any_true(v128.and(clear, v128.or(isPeak, isPit)))) continue;
      high = f32x4.max(around(below + at, rowBytes, true), around(above + at, rowBytes, true));
      low = f32x4.min(around(below + at, rowBytes, false), around(above + at, rowBytes, false));
      const found = v128.or(v128.and(isPeak, f32x4.gt(value, high)), v128.and(isPit, f32x4.lt(value, low)));
      const bits = i32x4.bitmask(v128.and(clear, found));
      for (let lane = 0; lane < 4; lane++) {
        if ((bits >> lane & 1) === 0 || x + lane >= width - border) continue;
        store<i32>(out + (<usize>count << 2), y * width + x + lane);
        count++;
      }
    }
  }
  return count;
}

/** The largest of a value and its left and right neighbours. */
@inline
function largest(at: usize): v128 {
  return f32x4.max(v128.load(at), f32x4.max(v128.load(at - 4), v128.load(at + 4)));
}

@inline
function smallest(at: usize): v128 {
  return f32x4.min(v128.load(at), f32x4.min(v128.load(at - 4), v128.load(at + 4)));
}

@inline
function around(at: usize, rowBytes: usize, isMost: bool): v128 {
  return isMost
    ? f32x4.max(largest(at), f32x4.max(largest(at - rowBytes), largest(at + rowBytes)))
    : f32x4.min(smallest(at), f32x4.min(smallest(at - rowBytes), smallest(at + rowBytes)));
}
