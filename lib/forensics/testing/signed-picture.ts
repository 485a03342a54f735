import { sign } from 'node:crypto';
import { WasmBuilder } from '@contentauth/c2pa-wasm';
import { MemoryBlob } from '../c2pa/memory-blob';
import type { CertificateChain } from './certificates';
import { timeStampToken } from './time-stamp';

const SIGNATURE_BYTES = 8192;

interface TimeStamp {
  readonly authority: CertificateChain;
  /** `YYYYMMDDhhmmssZ` */
  readonly time: string;
}

/** CBOR head (RFC 8949, 3): major type and length. */
function head(major: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(major << 5) | n]);
  return n < 256
    ? Buffer.from([(major << 5) | 24, n])
    : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
}

const byteString = (bytes: Uint8Array): Buffer => Buffer.concat([head(2, bytes.length), bytes]);
const textString = (text: string): Buffer =>
  Buffer.concat([head(3, text.length), Buffer.from(text)]);

/** The bytes that are signed for a COSE structure in that role (RFC 9052, 4.4). */
const toBeSigned = (role: string, header: Uint8Array, payload: Uint8Array): Buffer =>
  Buffer.concat([
    head(4, 4),
    textString(role),
    byteString(header),
    byteString(Buffer.alloc(0)),
    byteString(payload),
  ]);

/** The unprotected header `sigTst2` (C2PA 2.1, 10.3.2.5): a time stamp over the signature. */
function timeStampEntry(
  header: Uint8Array,
  signature: Uint8Array,
  { authority, time }: TimeStamp,
): Buffer {
  const token = timeStampToken(
    toBeSigned('CounterSignature', header, byteString(signature)),
    authority,
    time,
  );
  return Buffer.concat([
    textString('sigTst2'),
    head(5, 1),
    textString('tstTokens'),
    head(4, 1),
    head(5, 1),
    textString('val'),
    byteString(token),
  ]);
}

/**
 * A COSE_Sign1 structure over a detached claim (RFC 9052, 4.2), ES256, padded to the reserved size.
 */
function coseSign1(
  claim: Uint8Array,
  { chain, privateKey }: CertificateChain,
  timeStamp: TimeStamp | null,
): Uint8Array {
  const x5chain = Buffer.concat([head(4, chain.length), ...chain.map(byteString)]);
  const header = Buffer.concat([head(5, 2), head(0, 1), head(1, 6), head(0, 33), x5chain]);
  const signature = sign('sha256', toBeSigned('Signature1', header, claim), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  });
  const entries = timeStamp === null ? [] : [timeStampEntry(header, signature, timeStamp)];
  const structure = (pad: Uint8Array): Buffer =>
    Buffer.concat([
      Buffer.from([0xd2]),
      head(4, 4),
      byteString(header),
      head(5, entries.length + 1),
      ...entries,
      textString('pad'),
      byteString(pad),
      Buffer.from([0xf6]),
      byteString(signature),
    ]);
  // Two more bytes than an empty pad: its length then takes three bytes instead of one.
  const free = SIGNATURE_BYTES - structure(Buffer.alloc(0)).length - 2;
  return structure(Buffer.alloc(free));
}

/**
 * Returns a picture signed with Content Credentials. The c2pa library must have been started (see
 * `c2pa/reader.ts`).
 */
export async function signedPicture(
  picture: Uint8Array,
  mediaType: string,
  certificates: CertificateChain,
  digitalSourceType: string,
  timeStamp: TimeStamp | null = null,
): Promise<Uint8Array> {
  const builder = WasmBuilder.fromJson(
    JSON.stringify({
      claim_generator_info: [{ name: 'Example Tool', version: '1.0' }],
      title: 'picture',
      format: mediaType,
      assertions: [
        {
          label: 'c2pa.actions.v2',
          data: {
            actions: [
              {
                action: 'c2pa.created',
                softwareAgent: { name: 'Example Camera' },
                digitalSourceType,
              },
            ],
          },
        },
      ],
    }),
  );
  const signer = {
    alg: 'es256',
    reserveSize: SIGNATURE_BYTES,
    sign: async (claim: Uint8Array) => new Uint8Array(coseSign1(claim, certificates, timeStamp)),
  };
  return builder.sign(signer, mediaType, new MemoryBlob(picture));
}
