import { describe, expect, it } from 'vitest';
import type { ContentCredentials } from '../content-credentials';
import type { Signal } from '../evidence';
import {
  bytesOf,
  C2PA_SEGMENT,
  exifSegment,
  iptcDataset,
  jpegFile,
  jpegSegment,
  photoshopSegment,
  pngFile,
  pngText,
  tiffBlock,
  webpFile,
  xmpSegment,
} from '../testing/files';
import { pixelsOf, sceneOf } from '../testing/scenes';
import { provenance } from './provenance';

const signalsOf = (bytes: Uint8Array, contentCredentials?: ContentCredentials): readonly Signal[] =>
  provenance(sceneOf(bytes, contentCredentials ? { contentCredentials } : {})).signals;

const aiScore = (bytes: Uint8Array, credentials?: ContentCredentials): number =>
  Math.max(
    ...signalsOf(bytes, credentials)
      .filter(({ about }) => about === 'ai')
      .map(({ score }) => score),
  );

const messages = (bytes: Uint8Array, credentials?: ContentCredentials): readonly string[] =>
  signalsOf(bytes, credentials).map(({ message }) => message);

const manipulation = (credentials: ContentCredentials): readonly Signal[] =>
  signalsOf(jpegFile(C2PA_SEGMENT), credentials).filter(({ about }) => about === 'manipulation');

const A1111 =
  'a red bicycle\nNegative prompt: blur\nSteps: 20, Sampler: Euler a, CFG scale: 7, Seed: 1, Size: 512x512';
const COMFY = '{"3":{"class_type":"KSampler","inputs":{"seed":1}}}';
const comment = (text: string): Uint8Array =>
  exifSegment(
    tiffBlock({}, { 0x9286: bytesOf('UNICODE\0', Buffer.from(text, 'utf16le').swap16()) }),
  );
const xmp = (attribute: string): Uint8Array =>
  jpegFile(xmpSegment(`<rdf:Description ${attribute}/>`));
const SOURCE = 'http://cv.iptc.org/newscodes/digitalsourcetype';

const GENERATED: readonly (readonly [string, Uint8Array])[] = [
  ['web UI settings in a PNG', pngFile(pngText('parameters', A1111))],
  ['web UI settings in a JPEG user comment', jpegFile(comment(A1111))],
  ['a ComfyUI prompt', pngFile(pngText('prompt', COMFY))],
  ['a ComfyUI workflow', pngFile(pngText('workflow', '{"last_node_id": 9, "nodes": [{"id": 1}]}'))],
  [
    'a ComfyUI prompt in a WebP',
    webpFile(['VP8 ', bytesOf([0])], ['EXIF', tiffBlock({ 0x0110: `prompt:${COMFY}` })]),
  ],
  ['InvokeAI metadata', pngFile(pngText('invokeai_metadata', '{"app_version":"3"}'))],
  ['old InvokeAI metadata', pngFile(pngText('sd-metadata', '{"model":"stable diffusion"}'))],
  ['a Dream prompt', pngFile(pngText('Dream', '"a cat" -s 50 -S 1234 -W 512'))],
  [
    'NovelAI',
    pngFile(
      pngText('Software', 'NovelAI'),
      pngText('Comment', '{"uc":"lowres","sampler":"k_euler"}'),
    ),
  ],
  [
    'a Midjourney job',
    pngFile(pngText('Description', 'a vase --v 6.0 Job ID: 0a1b2c3d-0000-4000-8000-000000000000')),
  ],
  ['SwarmUI', pngFile(pngText('parameters', '{"sui_image_params": {"prompt": "x"}}'))],
  [
    'the source type as an attribute',
    xmp(`Iptc4xmpExt:DigitalSourceType="${SOURCE}/trainedAlgorithmicMedia"`),
  ],
  [
    'the source type of a composite',
    xmp(`Iptc4xmpExt:DigitalSourceType="${SOURCE}/compositeWithTrainedAlgorithmicMedia"`),
  ],
  ['a credit in XMP', xmp('photoshop:Credit="Made with Google AI"')],
  ['a credit in IPTC', jpegFile(photoshopSegment(iptcDataset(110, 'Made with Google AI')))],
  ['DALL·E as software', jpegFile(exifSegment(tiffBlock({ 0x0131: 'OpenAI DALL·E 3' })))],
  ['Firefly as creator tool', xmp('xmp:CreatorTool="Adobe Firefly 2.0"')],
  ['Midjourney in the history', xmp('stEvt:softwareAgent="Midjourney"')],
  ['the label for synthetic content', xmp('TC260:AIGC="{&quot;Label&quot;:&quot;1&quot;}"')],
];

const NOT_GENERATED: readonly (readonly [string, Uint8Array])[] = [
  ['no metadata', jpegFile()],
  [
    "an editor's name",
    jpegFile(exifSegment(tiffBlock({ 0x0131: 'Adobe Photoshop 25.0 (Windows)' }))),
  ],
  [
    'a camera called Gemini',
    jpegFile(exifSegment(tiffBlock({ 0x010f: 'Trust.', 0x0110: 'Gemini11' }))),
  ],
  ['the Spanish word for picture', xmp('xmp:CreatorTool="Imagen 1.0"')],
  [
    'a description that speaks of a generator',
    jpegFile(exifSegment(tiffBlock({ 0x010e: 'not by Midjourney, see ChatGPT' }))),
  ],
  [
    'a comment that speaks of steps',
    jpegFile(jpegSegment(0xfe, 'Steps: 20 down to the cellar, Seed: none')),
  ],
  [
    'a keyword without settings',
    pngFile(
      pngText('parameters', 'width=10'),
      pngText('prompt', 'say cheese'),
      pngText('workflow', 'scan'),
    ),
  ],
  [
    "a drawn picture's source type",
    xmp(`Iptc4xmpExt:DigitalSourceType="${SOURCE}/digitalCreation"`),
  ],
  [
    'an algorithm that was not trained',
    xmp(`Iptc4xmpExt:DigitalSourceType="${SOURCE}/algorithmicMedia"`),
  ],
  ['a label that only suspects', xmp('TC260:AIGC="{&quot;Label&quot;:&quot;3&quot;}"')],
  ['a C2PA marker alone', jpegFile(C2PA_SEGMENT)],
];

const SOUND: ContentCredentials = {
  state: 'untrusted',
  problem: null,
  signer: 'Example Org',
  tool: 'Example Tool',
  ai: null,
  brokenIngredient: false,
  expired: false,
};
const AI_SIGNED: ContentCredentials = { ...SOUND, ai: { extent: 'generated', tool: 'GPT-4o' } };

describe('provenance', () => {
  it.each(GENERATED)('is at least 0.97 confident of an AI origin by %s', (_, bytes) => {
    expect(aiScore(bytes)).toBeGreaterThanOrEqual(0.97);
  });

  it.each(NOT_GENERATED)('finds no AI origin in %s', (_, bytes) => {
    expect(aiScore(bytes)).toBe(0);
  });

  it('trusts verified credentials, whoever signed them', () => {
    for (const state of ['valid', 'untrusted'] as const) {
      expect(aiScore(jpegFile(C2PA_SEGMENT), { ...AI_SIGNED, state })).toBeGreaterThanOrEqual(0.97);
    }
  });

  it('never reaches an AI verdict from credentials that do not verify', () => {
    const broken: ContentCredentials = { ...AI_SIGNED, state: 'invalid', problem: 'record_broken' };
    expect(aiScore(jpegFile(C2PA_SEGMENT), broken)).toBeLessThan(0.5);
    expect(aiScore(jpegFile(C2PA_SEGMENT), { ...AI_SIGNED, state: 'unchecked' })).toBeLessThan(0.5);
  });

  it('calls a file that was changed after signing likely edited', () => {
    expect(
      manipulation({ ...SOUND, state: 'invalid', problem: 'changed_after_signing' }),
    ).toMatchObject([
      {
        finding: 'suspicious',
        score: 0.9,
        message: 'provenance.credentials_changed_after_signing',
      },
    ]);
  });

  it('reaches no verdict from a broken manifest or unreadable credentials', () => {
    expect(
      manipulation({ ...SOUND, state: 'invalid', problem: 'record_broken' })[0]?.score,
    ).toBeLessThan(0.5);
    expect(manipulation({ ...SOUND, state: 'unchecked' })).toMatchObject([
      { finding: 'inconclusive', score: 0 },
    ]);
  });

  it('distinguishes an expired certificate from an unknown signer, and holds neither against the picture', () => {
    const [expired] = manipulation({ ...SOUND, expired: true });
    const [unknown] = manipulation(SOUND);
    expect(expired).toMatchObject({
      message: 'provenance.credentials_expired',
      finding: 'neutral',
      score: 0,
    });
    expect(unknown).toMatchObject({
      message: 'provenance.credentials_untrusted',
      finding: 'neutral',
      score: 0,
    });
    expect(expired?.sentence).toContain('the certificate has expired');
  });

  it.each([
    ['a remote manifest', 'dcterms:provenance="https://cai.example/manifests/urn-uuid-1.c2pa"'],
    [
      'a store of the file that is gone',
      'dcterms:provenance="self#jumbf=c2pa/cb.example:urn:uuid:1/c2pa.claim"',
    ],
  ])('reports removed credentials for a file that points to %s', (_, attribute) => {
    expect(signalsOf(xmp(attribute))).toContainEqual(
      expect.objectContaining({
        message: 'provenance.credentials_stripped',
        finding: 'neutral',
        score: 0,
      }),
    );
  });

  it('does not mistake other provenance for credentials, nor present credentials for removed ones', () => {
    expect(messages(xmp('dcterms:provenance="Bought from the estate of the painter"'))).toEqual([
      'provenance.none',
    ]);
    const both = jpegFile(
      xmpSegment('<rdf:Description dcterms:provenance="https://cai.example/1.c2pa"/>'),
      C2PA_SEGMENT,
    );
    expect(messages(both, SOUND)).toEqual(['provenance.none', 'provenance.credentials_untrusted']);
  });

  it('lets only a trusted signer count in favour of the picture', () => {
    expect(manipulation({ ...SOUND, state: 'valid' })[0]?.finding).toBe('supports');
    expect(manipulation(SOUND)[0]?.finding).toBe('neutral');
    expect(
      manipulation({ ...SOUND, brokenIngredient: true }).map(({ message }) => message),
    ).toEqual(['provenance.credentials_untrusted', 'provenance.credentials_broken_ingredient']);
  });
});

describe('the visible mark of a generator', () => {
  it('is a sign of AI with its place, beside what the file states', () => {
    const [width, height, sidePx] = [400, 300, 40];
    const pixels = pixelsOf(width, height, (x, y) => {
      const across = Math.abs(x + 0.5 - (width - 1.05 * sidePx)) / (sidePx / 2);
      const down = Math.abs(y + 0.5 - (height - 1.05 * sidePx)) / (sidePx / 2);
      return across ** 0.7 + down ** 0.7 <= 1 ? [180, 180, 180] : [100, 100, 100];
    });
    const scene = sceneOf(pngFile(pngText('parameters', A1111)), { pixels });
    const ai = provenance(scene).signals.filter(({ about }) => about === 'ai');
    expect(ai.map(({ message }) => message)).toEqual([
      'provenance.generator_text',
      'provenance.visible_mark',
    ]);
    expect(ai[1]).toMatchObject({ finding: 'suspicious', score: 0.95 });
    expect(ai[1]?.regions).toEqual([expect.objectContaining({ kind: 'ai' })]);
    expect(ai[1]?.regions[0]?.x_min).toBeCloseTo((width - 1.55 * sidePx) / width, 1);
  });

  it('is the bar of five colours of another generator, too', () => {
    const colours = [
      [255, 255, 102],
      [66, 255, 255],
      [81, 218, 76],
      [255, 110, 60],
      [60, 70, 255],
    ] as const;
    const pixels = pixelsOf(160, 100, (x, y) =>
      y >= 84 && x >= 80 ? (colours[Math.floor((x - 80) / 16)] ?? [0, 0, 0]) : [90, 100, 110],
    );
    const [bar] = provenance(sceneOf(pngFile(), { pixels })).signals;
    expect(bar).toMatchObject({ message: 'provenance.colour_bar', finding: 'suspicious' });
    const place = { x_max: 1, y_max: 1, kind: 'ai', confidence: 0.95 };
    expect(bar?.regions).toEqual([expect.objectContaining(place)]);
    expect(bar?.regions[0]?.x_min).toBeCloseTo(0.5, 1);
  });
});
