import type { Page } from '@playwright/test';

/** Records the gap before every frame until the gaps are read. */
export const watchFrames = () => {
  const gaps: number[] = [];
  let last = performance.now();
  const note = (time: number) => {
    gaps.push(time - last);
    last = time;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  Object.assign(window, { takeGaps: () => gaps.splice(0) });
};
export const takeGaps = (page: Page) =>
  page.evaluate(() => (window as unknown as { takeGaps(): number[] }).takeGaps());

export function summaryOf(what: string, gaps: readonly number[]): string {
  const sorted = gaps.toSorted((one, other) => one - other);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  return `${what}: n ${gaps.length}, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`;
}
