import { describe, expect, it } from 'vitest';
import type { Signal } from '../evidence';
import type { ClaimFacts } from '../frame';
import {
  bytesOf,
  exifSegment,
  frameHeader,
  jpegFile,
  jpegSegment,
  pngChunk,
  pngFile,
  tiffBlock,
  webpFile,
  type TiffValue,
} from '../testing/files';
import { photoPixels, sceneOf } from '../testing/scenes';
import { metadata } from './metadata';

const IFD0 = { 0x010f: 'Example Corp', 0x0110: 'E-1', 0x0132: '2024:05:06 07:08:09' };
const EXIF = {
  0x829a: bytesOf([0, 0, 0, 1, 0, 0, 0, 60]),
  0x9003: '2024:05:06 07:08:09',
  0xa002: 64,
  0xa003: 48,
};

type Directory = Readonly<Record<number, TiffValue>>;

const cameraFile = (
  ifd0: Directory = IFD0,
  exif: Directory = EXIF,
  ...more: readonly Uint8Array[]
): Uint8Array => jpegFile(exifSegment(tiffBlock(ifd0, exif)), frameHeader(64, 48), ...more);

const signalsOf = (bytes: Uint8Array, claim: ClaimFacts = {}): readonly Signal[] =>
  metadata(sceneOf(bytes, { pixels: photoPixels(64, 48), claim })).signals;

const messagesOf = (bytes: Uint8Array, claim: ClaimFacts = {}): readonly string[] =>
  signalsOf(bytes, claim).map(({ message }) => message);

// Luma steps of quality 50: the table of ITU-T T.81 K.1 begins so in zigzag order; the rest follows
// the standard.
const STANDARD_TABLE = jpegSegment(
  0xdb,
  [0],
  [
    16, 11, 12, 14, 12, 10, 16, 14, 13, 14, 18, 17, 16, 19, 24, 40, 26, 24, 22, 22, 24, 49, 35, 37,
    29, 40, 58, 51, 61, 60, 57, 51, 56, 55, 64, 72, 92, 78, 64, 68, 87, 69, 55, 56, 80, 109, 81, 87,
    95, 98, 103, 104, 103, 62, 77, 113, 121, 112, 100, 120, 92, 101, 103, 99,
  ],
);
const JFIF = jpegSegment(0xe0, 'JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0]);

const messagesWith = (bytes: Uint8Array, cameraTraces: number): readonly string[] =>
  metadata(sceneOf(bytes, { pixels: photoPixels(64, 48), cameraTraces })).signals.map(
    ({ message }) => message,
  );

describe('metadata', () => {
  it('says so if the pixels are those of a camera, too, but only where the file agrees', () => {
    expect(messagesWith(cameraFile(), 3)).toEqual(['metadata.straight_from_camera']);
    expect(messagesWith(cameraFile(), 0)).toEqual(['metadata.camera_data_agree']);
    expect(messagesWith(cameraFile(), -3)).toEqual(['metadata.no_camera_traces']);
    expect(messagesWith(cameraFile(IFD0, {}), 3)).toEqual(['metadata.camera_data_incomplete']);
    expect(messagesWith(jpegFile(frameHeader(64, 48)), 3)).toEqual([
      'metadata.camera_data_missing',
    ]);
  });

  it('supports a picture whose camera data are complete and consistent with it', () => {
    expect(signalsOf(cameraFile())).toMatchObject([
      { finding: 'supports', message: 'metadata.camera_data_agree' },
    ]);
  });

  it('reports what it checked where the camera data are incomplete but consistent', () => {
    expect(signalsOf(cameraFile(IFD0, { 0x9003: '2024:05:06 07:08:09' }))).toMatchObject([
      {
        finding: 'neutral',
        score: 0,
        message: 'metadata.camera_data_incomplete',
        values: { camera: 'Example Corp E-1' },
      },
    ]);
  });

  it("reports a size that is not the camera's, but not a turned one", () => {
    expect(messagesOf(cameraFile(IFD0, { ...EXIF, 0xa002: 4000, 0xa003: 3000 }))).toEqual([
      'metadata.size_differs',
    ]);
    expect(messagesOf(cameraFile(IFD0, { ...EXIF, 0xa002: 48, 0xa003: 64 }))).toEqual([
      'metadata.camera_data_agree',
    ]);
  });

  it('reports camera data with the standard tables and header of a general program', () => {
    expect(messagesOf(cameraFile(IFD0, EXIF, JFIF, STANDARD_TABLE))).toEqual([
      'metadata.saved_again',
    ]);
    expect(signalsOf(cameraFile(IFD0, EXIF, JFIF, STANDARD_TABLE))[0]?.values).toEqual({
      camera: 'Example Corp E-1',
      quality: 50,
    });
  });

  it("gives an editor's name no weight", () => {
    const [named] = signalsOf(cameraFile({ ...IFD0, 0x0131: 'Adobe Photoshop 25.0' }));
    expect(named).toMatchObject({ message: 'metadata.editor_named', finding: 'neutral', score: 0 });
  });

  it('reports a picture taken after the file arrived as implausible, and no usual one of the damage', () => {
    const claim = { dateDamage: '2024-05-01', received: '2024-05-04' };
    expect(signalsOf(cameraFile(), claim)[0]).toMatchObject({
      message: 'metadata.taken_in_future',
      finding: 'neutral',
      values: { days: 2, taken: '2024-05-06', received: '2024-05-04' },
    });
    expect(messagesOf(cameraFile(), claim)).not.toContain('metadata.taken_after_damage');
    expect(messagesOf(cameraFile(), { ...claim, received: '2024-05-05' })).toContain(
      'metadata.taken_after_damage',
    );
  });

  it('reports a picture taken after the damage without suspicion, with the number of days', () => {
    expect(signalsOf(cameraFile(), { dateDamage: '2024-05-01' })[0]).toMatchObject({
      message: 'metadata.taken_after_damage',
      finding: 'neutral',
      score: 0,
      values: { days: 5, taken: '2024-05-06' },
    });
    expect(messagesOf(cameraFile(), { dateDamage: '2024-05-06' })).not.toContain(
      'metadata.taken_after_damage',
    );
  });

  it.each([
    '1970:01:01 00:00:00',
    '1980:01:05 00:00:00',
    '2000:01:01 12:00:00',
    '2015:01:01 00:10:00',
  ])('compares no date of a clock that was never set: %s', (taken) => {
    const file = cameraFile(IFD0, { ...EXIF, 0x9003: taken });
    const claim = { dateDamage: '1960-05-01', datePurchase: '2024-06-06' };
    expect(messagesOf(file, claim).filter((one) => one.startsWith('metadata.taken'))).toEqual([]);
  });

  it('reports a picture taken before the purchase, with one day of tolerance', () => {
    expect(signalsOf(cameraFile(), { datePurchase: '2024-06-06' })[0]).toMatchObject({
      message: 'metadata.taken_before_purchase',
      finding: 'suspicious',
      values: { days: 31 },
    });
    expect(messagesOf(cameraFile(), { datePurchase: '2024-05-07' })).not.toContain(
      'metadata.taken_before_purchase',
    );
  });

  it('reports that a location is stored, but not the location', () => {
    const gps = { 2: bytesOf([0, 0, 0, 52, 0, 0, 0, 1]), 4: bytesOf([0, 0, 0, 13, 0, 0, 0, 1]) };
    const signals = signalsOf(jpegFile(exifSegment(tiffBlock(IFD0, EXIF, gps))));
    expect(signals.find(({ message }) => message === 'metadata.place_stored')).toMatchObject({
      finding: 'neutral',
      values: {},
    });
  });

  it('reports that only the first picture of an animation was examined', () => {
    expect(
      messagesOf(webpFile(['VP8X', new Uint8Array(10)], ['ANIM', new Uint8Array(6)])),
    ).toContain('metadata.animated');
    expect(messagesOf(pngFile(pngChunk('acTL', [0, 0, 0, 2, 0, 0, 0, 0])))).toContain(
      'metadata.animated',
    );
    expect(
      [
        messagesOf(webpFile(['VP8X', new Uint8Array(10)])),
        messagesOf(pngFile()),
        messagesOf(cameraFile()),
      ].flat(),
    ).not.toContain('metadata.animated');
  });

  it('never flags a picture, even when every hint applies', () => {
    const all = cameraFile(
      { ...IFD0, 0x0131: 'GIMP 2.10', 0x0132: '2025:01:01 00:00:00' },
      { ...EXIF, 0xa002: 4000, 0xa003: 3000 },
      JFIF,
      STANDARD_TABLE,
    );
    const signals = signalsOf(all, { datePurchase: '2024-12-01' });
    expect(signals.filter(({ finding }) => finding === 'suspicious')).toHaveLength(4);
    expect(Math.max(...signals.map(({ score }) => score))).toBeLessThanOrEqual(0.3);
  });
});
