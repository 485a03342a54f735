import type { Random } from '../random';
import { sentence, SANS } from '../wording';
import type { Size } from './step';

const BARS = ['#1877f2', '#121212', '#075e54', '#ffffff', '#f2f2f7', '#202124', '#6750a4'];

/** Draws a screen as SVG: a bar above, lines of text or list entries below `photoBottom`. */
export function drawScreen(random: Random, { width, height }: Size, photoBottom: number): string {
  const dark = random.chance(0.35);
  const [paper, ink] = dark
    ? ['#101214', '#e8e8e8']
    : [random.pick(['#ffffff', '#f8f9fa', '#f0f2f5']), '#1c1c1e'];
  const bar = random.pick(BARS);
  const textPx = Math.round(Math.min(width, height) * random.between(0.022, 0.036));
  const font = random.pick(SANS);
  const lines: string[] = [];
  for (
    let y = photoBottom + textPx * 2;
    y < height - textPx * 2;
    y += Math.round(textPx * random.between(1.6, 2.6))
  ) {
    const [x, middle, radius] = [textPx * 1.4, y - textPx * 0.3, textPx * 0.6];
    if (random.chance(0.25))
      lines.push(`<circle cx="${x}" cy="${middle}" r="${radius}" fill="${random.pick(BARS)}"/>`);
    lines.push(`<text x="${textPx * 2.6}" y="${y}" fill="${ink}">${sentence(random)}</text>`);
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"
      font-family="${font}" font-size="${textPx}">
    <rect width="100%" height="100%" fill="${paper}"/>
    <rect width="100%" height="${Math.round(height * 0.05)}" fill="${bar}"/>
    <text x="${textPx}" y="${Math.round(height * 0.035)}" fill="#8a8a8e" font-weight="bold">${sentence(random)}</text>
    ${lines.join('\n')}
  </svg>`;
}
