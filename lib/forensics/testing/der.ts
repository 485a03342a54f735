import { Buffer } from 'node:buffer';

/** Distinguished encoding (ITU-T X.690), only as much as a certificate needs. */
export function tlv(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const length = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

export const sequence = (...parts: readonly Uint8Array[]): Buffer => tlv(0x30, ...parts);

export const integer = (n: number): Buffer => tlv(2, Buffer.from([n]));

/** Dotted notation; arcs below 2^14. */
export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const arcs = [first * 40 + second, ...rest].flatMap((arc) => (arc < 128 ? [arc] : [0x80 | (arc >> 7), arc & 127]));
  return tlv(6, Buffer.from(arcs));
}

export const bitString = (bytes: Uint8Array, unusedBits = 0): Buffer => tlv(3, Buffer.from([unusedBits]), bytes);

export const octetString = (bytes: Uint8Array): Buffer => tlv(4, bytes);

export const utf8String = (text: string): Buffer => tlv(0x0c, Buffer.from(text));

export const utcTime = (text: string): Buffer => tlv(0x17, Buffer.from(text));

export const trueValue = (): Buffer => tlv(1, Buffer.from([0xff]));
