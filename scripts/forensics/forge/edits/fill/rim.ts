import type { Mask } from '../../mask';

/**
 * Returns indices of the hole's pixels from the rim inwards: breadth first over the four
 * neighbours.
 */
export function fromTheRim(hole: Mask): number[] {
  const { width, height, alpha } = hole;
  const reached = new Uint8Array(alpha.length);
  const neighbours = (i: number): number[] => {
    const x = i % width;
    const list: number[] = [];
    if (x > 0) list.push(i - 1);
    if (x < width - 1) list.push(i + 1);
    if (i >= width) list.push(i - width);
    if (i < width * (height - 1)) list.push(i + width);
    return list;
  };
  const order: number[] = [];
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i] === 0 || !neighbours(i).some((n) => alpha[n] === 0)) continue;
    reached[i] = 1;
    order.push(i);
  }
  for (let at = 0; at < order.length; at++) {
    for (const n of neighbours(order[at] as number)) {
      if (alpha[n] === 0 || reached[n] === 1) continue;
      reached[n] = 1;
      order.push(n);
    }
  }
  return order;
}
