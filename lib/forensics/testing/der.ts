import { Buffer } from 'node:buffer';

/** Distinguished encoding (ITU-T X.690), only the part that a certificate needs. */
export function tlv(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const length = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

export const sequence = (...parts: readonly Uint8Array[]): Buffer => tlv(0x30, ...parts);

export const integer = (n: number): Buffer => tlv(2, Buffer.from([n]));

/** Seven bits a byte, the highest first; bit 8 is set in all but the last byte. */
function arc(n: number): number[] {
  const bytes = [n & 127];
  for (let rest = n >> 7; rest > 0; rest >>= 7) bytes.unshift(0x80 | (rest & 127));
  return bytes;
}

/** Encodes an object identifier in dotted notation. */
export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const arcs = [first * 40 + second, ...rest].flatMap(arc);
  return tlv(6, Buffer.from(arcs));
}

export const bitString = (bytes: Uint8Array, unusedBits = 0): Buffer =>
  tlv(3, Buffer.from([unusedBits]), bytes);

export const octetString = (bytes: Uint8Array): Buffer => tlv(4, bytes);

export const utf8String = (text: string): Buffer => tlv(0x0c, Buffer.from(text));

export const utcTime = (text: string): Buffer => tlv(0x17, Buffer.from(text));

export const generalizedTime = (text: string): Buffer => tlv(0x18, Buffer.from(text));

export const trueValue = (): Buffer => tlv(1, Buffer.from([0xff]));
