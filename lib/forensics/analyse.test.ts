import * as fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { analyse } from './analyse';
import type { ContentCredentials } from './content-credentials';
import type { Frame } from './frame';
import {
  bytesOf,
  C2PA_SEGMENT,
  exifSegment,
  frameHeader,
  jpegFile,
  pngFile,
  pngText,
  tiffBlock,
} from './testing/files';
import { frameOf, photoPixels, pixelsOf } from './testing/scenes';
import { FUSION } from './thresholds';

const ONLY = { detectors: ['provenance', 'metadata'] } as const;

const EXIF = {
  0x829a: bytesOf([0, 0, 0, 1, 0, 0, 0, 60]),
  0x9003: '2024:05:06 07:08:09',
  0xa002: 800,
  0xa003: 600,
};
const CAMERA = jpegFile(
  exifSegment(tiffBlock({ 0x010f: 'Example', 0x0110: 'E-1' }, EXIF)),
  frameHeader(800, 600),
);

const cameraFrame = (more: Partial<Frame> = {}): Frame => ({
  ...frameOf(CAMERA, photoPixels(800, 600)),
  ...more,
});

const CREDENTIALS: ContentCredentials = {
  state: 'untrusted',
  problem: null,
  signer: 'Example Org',
  tool: 'Tool',
  ai: null,
  brokenIngredient: false,
  expired: false,
};

describe('analyse', () => {
  it('returns facts and no verdict for an untouched camera photo', async () => {
    const evidence = await analyse(cameraFrame(), ONLY);
    expect(evidence).toMatchObject({
      is_ai_generated: false,
      is_digitally_manipulated: false,
      regions: null,
      heatmap: null,
      facts: {
        format: 'jpeg',
        width: 800,
        height: 600,
        medium: 'camera',
        camera: 'Example E-1',
        taken_at: '2024-05-06T07:08:09',
        content_credentials: 'absent',
        generator: null,
        has_gps: false,
      },
    });
    expect(evidence.analysis).toContain('The camera data match the file');
    expect(evidence.signals.map(({ sentence }) => sentence)).toContain(
      "The camera data match the file, but its fine structure is not a camera's. Making a photo smaller or editing it strongly has the same effect; so have some cameras. Camera: Example E-1.",
    );
  });

  it("calls a generator's picture AI-generated", async () => {
    const file = pngFile(pngText('prompt', '{"1":{"class_type":"KSampler"}}'));
    const evidence = await analyse(frameOf(file), ONLY);
    expect(evidence.is_ai_generated).toBe(true);
    expect(evidence.facts.generator).toBe('ComfyUI');
    expect(evidence.analysis).toMatch(
      /^The file contains the settings of an AI image generator\./u,
    );
    expect(evidence.signals.map(({ sentence }) => sentence).join(' ')).toContain('ComfyUI');
  });

  it('is inconclusive about a small picture, and names a copy without calling it untouched', async () => {
    const small = await analyse(frameOf(jpegFile(), photoPixels(420, 400)));
    expect(small).toMatchObject({
      not_judged: 'small',
      analysis: expect.stringContaining(
        'Inconclusive: the picture is too small. Ask for the original',
      ),
    });
    const copy = await analyse(frameOf(jpegFile(), photoPixels(800, 600)));
    expect(copy.not_judged).toBeNull();
    expect(copy.analysis).toMatch(
      /^No clear sign of editing was found\. The file does not come straight from a camera\./u,
    );
  });

  it('is inconclusive about a drawing, which it examines like a photo', async () => {
    // Flat surfaces over a half, grain over the other.
    const { rgb } = photoPixels(800, 600);
    const drawn = pixelsOf(800, 600, (x, y) => {
      const at = (y * 800 + x) * 3;
      if (y > 250) return [rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0];
      return x % 200 < 150 ? [200, 40 + Math.floor(x / 200) * 40, 40] : [40, 40, 200];
    });
    // Too few flat neighbours for a drawing at first sight.
    const evidence = await analyse(frameOf(jpegFile(), drawn), ONLY);
    expect(evidence.facts.medium).toBe('web_copy');
    const flatter = pixelsOf(800, 600, (x, y) =>
      y > 320 ? [drawn.rgb[(y * 800 + x) * 3] ?? 0, 90, 60] : [200, 40 + (x >> 7) * 20, 40],
    );
    const graphic = await analyse(frameOf(jpegFile(), flatter), ONLY);
    expect(graphic.facts.medium).toBe('graphic');
    expect(graphic.analysis).toMatch(/^Inconclusive: a drawing or graphic/u);
  });

  it.each([
    [1, 800, 600],
    [3, 800, 600],
    [6, 600, 800],
    [8, 600, 800],
  ] as const)(
    'returns the size as shown for orientation %i',
    async (orientation, width, height) => {
      const { facts } = await analyse(cameraFrame({ orientation }), ONLY);
      expect(facts).toMatchObject({ width, height });
    },
  );

  it('verifies credentials only where the file carries some', async () => {
    const readContentCredentials = vi.fn(async () => CREDENTIALS);
    await analyse(cameraFrame(), { ...ONLY, readContentCredentials });
    expect(readContentCredentials).not.toHaveBeenCalled();
    const signed = jpegFile(C2PA_SEGMENT);
    const evidence = await analyse(frameOf(signed), { ...ONLY, readContentCredentials });
    expect(readContentCredentials).toHaveBeenCalledExactlyOnceWith(signed, 'image/jpeg');
    expect(evidence.facts.content_credentials).toBe('untrusted');
    expect((await analyse(frameOf(signed), ONLY)).facts.content_credentials).toBe('unchecked');
  });

  it('reports a picture that hardly any detector could examine as not judged, with the prior as its confidence', async () => {
    const { not_judged, analysis, manipulation_confidence } = await analyse(cameraFrame(), {
      detectors: ['metadata'],
    });
    expect(not_judged).toBe('few_checks');
    expect(analysis).toContain('Inconclusive: most checks cannot be used on this picture.');
    expect(manipulation_confidence).toBeCloseTo(FUSION.manipulationPrior, 6);
  });

  it('runs only the detectors that are requested', async () => {
    const evidence = await analyse(cameraFrame(), { detectors: ['metadata'] });
    expect(new Set(evidence.signals.map(({ detector }) => detector))).toEqual(
      new Set(['metadata']),
    );
    expect((await analyse(cameraFrame(), { detectors: [] })).signals).toEqual([]);
  });

  it('reports a detector that throws and returns evidence without it', async () => {
    const onDetectorError = vi.fn();
    const broken = cameraFrame({ claim: null as unknown as Frame['claim'] });
    const evidence = await analyse(broken, { ...ONLY, onDetectorError });
    expect(onDetectorError).toHaveBeenCalledExactlyOnceWith('metadata', expect.any(TypeError));
    expect(evidence.signals.find(({ detector }) => detector === 'metadata')).toMatchObject({
      finding: 'inconclusive',
      score: 0,
      message: 'engine.detector_failed',
      values: { error: 'TypeError' },
    });
    expect(evidence.signals.some(({ detector }) => detector === 'provenance')).toBe(true);
  });

  it('examines the pixels of a file with an unknown structure', async () => {
    const evidence = await analyse(frameOf(bytesOf('GIF89a..........')), ONLY);
    expect(evidence.signals.map(({ message }) => message)).toContain('metadata.unreadable');
    expect(evidence.facts.format).toBe('jpeg');
  });

  it('returns the same evidence for the same frame', async () => {
    expect(await analyse(cameraFrame(), ONLY)).toEqual(await analyse(cameraFrame(), ONLY));
  });

  it(
    'returns evidence for a real JPEG with any bytes changed or cut off, with every detector running',
    { timeout: 600_000 },
    async () => {
      // Large enough that no detector finds it too small.
      const { width, height, rgb } = photoPixels(320, 256);
      const raw = { width, height, channels: 3 } as const;
      const bytes = new Uint8Array(await sharp(rgb, { raw }).jpeg({ quality: 60 }).toBuffer());
      const onDetectorError = vi.fn();
      const changesOf = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 6 });
      await fc.assert(
        fc.asyncProperty(fc.nat(), changesOf, async (end, changes) => {
          const changed = bytes.slice(0, Math.max(2, end % (bytes.length + 1)));
          for (const [at, value] of changes) changed[at % changed.length] = value;
          const evidence = await analyse(frameOf(changed, { width, height, rgb }), {
            onDetectorError,
          });
          expect(evidence.ai_generated_confidence).toBeLessThan(0.5);
        }),
        { numRuns: 25 },
      );
      expect(onDetectorError).not.toHaveBeenCalled();
    },
  );
});
