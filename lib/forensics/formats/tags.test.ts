import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bytesOf,
  exifSegment,
  frameHeader,
  jpegFile,
  pngFile,
  pngText,
  tiffBlock,
  xmpSegment,
} from '../testing/files';
import { readContainer } from './read-container';
import { readTags, type PictureTags } from './tags';
import { readExif } from './tiff/exif';

const tagsOf = (...segments: readonly Uint8Array[]): PictureTags =>
  readTags(readContainer(jpegFile(...segments)));
const packet = (inside: string): string =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>${inside}</rdf:RDF></x:xmpmeta>`;

const comment = (value: Uint8Array): string | null =>
  readExif(tiffBlock({}, { 0x9286: value }))?.userComment ?? null;

describe('readTags', () => {
  it('reads what the camera wrote', () => {
    const block = tiffBlock(
      {
        0x010f: 'Example Corp',
        0x0110: 'E-1',
        0x0131: 'Firmware 1.2',
        0x0132: '2024:05:08 10:00:00',
      },
      {
        0x829a: bytesOf([0, 0, 0, 1, 0, 0, 0, 60]),
        0x9003: '2024:05:06 07:08:09',
        0xa002: 640,
        0xa003: 480,
      },
      { 2: bytesOf([0, 0, 0, 52, 0, 0, 0, 1]), 4: bytesOf([0, 0, 0, 13, 0, 0, 0, 1]) },
    );
    expect(tagsOf(exifSegment(block))).toMatchObject({
      make: 'Example Corp',
      model: 'E-1',
      software: 'Firmware 1.2',
      takenAt: '2024-05-06T07:08:09',
      changedAt: '2024-05-08T10:00:00',
      pixelWidth: 640,
      pixelHeight: 480,
      hasExposure: true,
      hasGps: true,
    });
  });

  it('has no location where the coordinates are zeros', () => {
    expect(
      readExif(tiffBlock({}, {}, { 2: new Uint8Array(24), 4: new Uint8Array(24) }))?.hasGps,
    ).toBe(false);
  });

  it('has no date where it is blank, zero or does not exist', () => {
    for (const text of [
      '    :  :     :  :  ',
      '0000:00:00 00:00:00',
      '2024:02:30 10:00:00',
      '2024:13:01 10:00:00',
    ]) {
      expect(readExif(tiffBlock({}, { 0x9003: text }))?.takenAt).toBeNull();
    }
  });

  it('reads a user comment in ASCII and in UTF-16 of either byte order', () => {
    const utf16 = Buffer.from('Steps: 20', 'utf16le');
    expect(comment(bytesOf('ASCII\0\0\0', 'Steps: 20'))).toBe('Steps: 20');
    expect(comment(bytesOf('UNICODE\0', utf16))).toBe('Steps: 20');
    expect(comment(bytesOf('UNICODE\0', Buffer.from(utf16).swap16()))).toBe('Steps: 20');
  });

  it('skips a broken entry and reads the others', () => {
    const block = tiffBlock({
      0x010e: 'a description of some length',
      0x010f: 'Example',
      0x0110: 'E-1',
    });
    // The first entry's offset (bytes 8-11 of it) now points far outside.
    block.set([0x7f, 0xff, 0xff, 0xff], 8 + 2 + 8);
    expect(readExif(block)).toMatchObject({ description: null, make: 'Example' });
  });

  it('terminates on directories that point at themselves', () => {
    const block = tiffBlock({ 0x010f: 'Example' });
    const next = 8 + 2 + 3 * 12;
    block.set([0, 0, 0, 8], next);
    expect(readExif(block)?.make).toBe('Example');
  });

  it('reads the size of the embedded preview', () => {
    const preview = jpegFile(frameHeader(160, 120));
    const block = tiffBlock({ 0x010f: 'Example' });
    const ifd1At = block.length;
    const ifd1 = bytesOf(
      [0, 2],
      [2, 1, 0, 4, 0, 0, 0, 1, 0, 0, 0, ifd1At + 30],
      [2, 2, 0, 4, 0, 0, 0, 1, 0, 0, 0, preview.length],
      [0, 0, 0, 0],
    );
    const complete = bytesOf(block, ifd1, preview);
    complete.set([0, 0, 0, ifd1At], 8 + 2 + 3 * 12);
    expect(readExif(complete)?.thumbnail).toEqual({ width: 160, height: 120 });
  });

  it.each([
    [
      'attribute',
      '<rdf:Description Iptc4xmpExt:DigitalSourceType="http://cv.iptc.org/x/trainedAlgorithmicMedia"/>',
    ],
    [
      'element',
      '<a:DigitalSourceType>http://cv.iptc.org/x/trainedAlgorithmicMedia</a:DigitalSourceType>',
    ],
    [
      'resource',
      '<a:DigitalSourceType rdf:resource="http://cv.iptc.org/x/trainedAlgorithmicMedia"/>',
    ],
    [
      'list',
      '<a:DigitalSourceType><rdf:Bag><rdf:li>trainedAlgorithmicMedia</rdf:li></rdf:Bag></a:DigitalSourceType>',
    ],
  ])('reads an XMP property written as %s', (_, inside) => {
    expect(tagsOf(xmpSegment(packet(inside))).digitalSourceTypes).toEqual([
      'trainedAlgorithmicMedia',
    ]);
  });

  it('reads entities and the first item of a language list', () => {
    const inside =
      '<photoshop:Credit><rdf:Alt><rdf:li xml:lang="x-default">Smith &amp; Sons</rdf:li></rdf:Alt>' +
      '</photoshop:Credit>';
    expect(tagsOf(xmpSegment(packet(inside))).credit).toBe('Smith & Sons');
  });

  it('takes settings that a generator wrote into the camera fields for texts, not for a camera', () => {
    const tags = tagsOf(
      exifSegment(tiffBlock({ 0x010f: 'workflow:{"nodes":[]}', 0x0110: 'prompt:{}' })),
    );
    expect(tags).toMatchObject({ make: null, model: null });
    expect(tags.texts.map((entry) => entry.keyword)).toEqual(['Make', 'Model']);
  });

  it('reads the program that a PNG text names', () => {
    expect(readTags(readContainer(pngFile(pngText('Software', 'Example 1.0')))).software).toBe(
      'Example 1.0',
    );
  });

  it('never throws on an EXIF block with any bytes changed', () => {
    const block = tiffBlock(
      { 0x010f: 'Example', 0x0131: 'x'.repeat(40) },
      { 0x9286: bytesOf('UNICODE\0', 'a\0b\0') },
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 20 }), (changes) => {
        const changed = Uint8Array.from(block);
        for (const [at, value] of changes) changed[at % changed.length] = value;
        expect(() => readExif(changed)).not.toThrow();
      }),
      { numRuns: 2000 },
    );
  });
});
