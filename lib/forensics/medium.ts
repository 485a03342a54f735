import type { Medium } from './evidence';
import type { Container } from './formats/container';
import type { PictureTags } from './formats/tags';
import type { Pixels } from './frame';
import { editorNamed } from './generators';
import { samplePixels, type PixelStatistics } from './pixel-statistics';
import { MEDIUM } from './thresholds';

const SCANNERS =
  /\b(?:(?:Cano)?scan(?:ner|jet|snap)?|LiDE|Perfection|CamScanner|Genius Scan|Adobe Scan|Office Lens)\b/iu;
/** Devices that scan and print; their names are those of printers. */
const MULTIFUNCTION =
  /\b(?:(?:MG|MX|MP|TS|TR|MF)\d{3,4}\w? series|(?:Office|Desk|Laser)jet|EPSON (?:Stylus|XP|WF|ET)|(?:MFC|DCP|SCX)-\w+)\b/iu;
const SCREENSHOT =
  /\b(?:screen ?shot|screen ?capture|snipaste|snipping|greenshot|sharex|lightshot)\b/iu;

/** Sides of common displays in pixels, short by long. */
const DISPLAYS = new Set([
  '640x1136',
  '750x1334',
  '828x1792',
  '1080x1920',
  '1080x2160',
  '1080x2220',
  '1080x2240',
  '1080x2246',
  '1080x2280',
  '1080x2310',
  '1080x2316',
  '1080x2340',
  '1080x2376',
  '1080x2400',
  '1080x2408',
  '1080x2412',
  '1080x2460',
  '1125x2436',
  '1170x2532',
  '1179x2556',
  '1206x2622',
  '1242x2208',
  '1242x2688',
  '1284x2778',
  '1290x2796',
  '1320x2868',
  '1440x2560',
  '1440x2960',
  '1440x3040',
  '1440x3088',
  '1440x3120',
  '1440x3200',
  '720x1280',
  '720x1520',
  '720x1600',
  '768x1366',
  '900x1440',
  '900x1600',
  '1050x1680',
  '1200x1920',
  '1600x2560',
  '1800x2880',
  '2160x3840',
  '1536x2048',
  '1668x2388',
  '2048x2732',
  '1640x2360',
  '1620x2160',
]);

const namesOf = (tags: PictureTags): string =>
  [
    tags.software,
    tags.creatorTool,
    tags.make,
    tags.model,
    tags.userComment,
    tags.description,
    ...tags.texts.map((entry) => entry.text.slice(0, 200)),
  ]
    .filter((text) => text !== null)
    .join('\n');

const displaySized = ({ width, height }: Pixels): boolean =>
  DISPLAYS.has(`${Math.min(width, height)}x${Math.max(width, height)}`);

/**
 * Whether the EXIF size is the picture's, in either orientation: then nobody has cropped or resized
 * it.
 */
export function hasCameraSize(tags: PictureTags, { width, height }: Pixels): boolean {
  const { pixelWidth: w, pixelHeight: h } = tags;
  return w === null || h === null || (w === width && h === height) || (w === height && h === width);
}

function mediumOfPixels(statistics: PixelStatistics, pixels: Pixels, lossless: boolean): Medium {
  const { flatShare, paperShare, colouredShare, colours } = statistics;
  if (displaySized(pixels) && flatShare >= MEDIUM.flatShareDisplay) return 'screenshot';
  const flat = flatShare >= (lossless ? MEDIUM.flatShareLossless : MEDIUM.flatShareLossy);
  const paper = paperShare >= MEDIUM.paperShareMin && colouredShare <= MEDIUM.paperColouredShareMax;
  if (paper && !(flat && lossless)) return 'scan';
  if (!flat) return 'web_copy';
  return lossless && colours > MEDIUM.graphicColoursMax ? 'screenshot' : 'graphic';
}

/** Whether as many neighbouring pixels are equal as on surfaces that a program drew. */
export const hasDrawnSurfaces = (pixels: Pixels): boolean =>
  samplePixels(pixels).flatShare >= MEDIUM.flatShareDrawn;

/**
 * A copy without camera data whose surfaces are flat as drawn ones are. It is examined as a photo, as
 * product photos on white look alike, but without findings it is none.
 */
export const looksDrawn = (medium: Medium, tags: PictureTags | null, pixels: Pixels): boolean =>
  medium === 'web_copy' && (tags?.make ?? null) === null && hasDrawnSurfaces(pixels);

/**
 * Returns the most likely source of a picture. Metadata first, because they are exact where they
 * exist; then the size and the statistics of the pixels. `web_copy` is a photo that does not come
 * straight from a camera, or does not state it.
 */
export function mediumOf(
  container: Container | null,
  tags: PictureTags | null,
  pixels: Pixels,
): Medium {
  if (tags) {
    const names = namesOf(tags);
    if (SCREENSHOT.test(names)) return 'screenshot';
    const devices = [tags.software, tags.creatorTool, tags.make, tags.model].join('\n');
    if (SCANNERS.test(devices) || MULTIFUNCTION.test(devices)) return 'scan';
    const camera = tags.make !== null && tags.model !== null;
    // Some phones write their name and the time into screenshots, but no exposure.
    if (camera && !tags.hasExposure && displaySized(pixels)) return 'screenshot';
    if (camera && (tags.hasExposure || tags.takenAt !== null || tags.pixelWidth !== null)) {
      return hasCameraSize(tags, pixels) && editorNamed(tags) === null ? 'camera' : 'web_copy';
    }
  }
  return mediumOfPixels(samplePixels(pixels), pixels, container?.format === 'png');
}
