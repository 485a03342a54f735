import { sign } from 'node:crypto';
import { WasmBuilder } from '@contentauth/c2pa-wasm';
import { MemoryBlob } from '../c2pa/memory-blob';
import type { CertificateChain } from './certificates';

const SIGNATURE_BYTES = 4096;

/** CBOR head (RFC 8949, 3): major type and length. */
function head(major: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(major << 5) | n]);
  return n < 256 ? Buffer.from([(major << 5) | 24, n]) : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
}

const byteString = (bytes: Uint8Array): Buffer => Buffer.concat([head(2, bytes.length), bytes]);
const textString = (text: string): Buffer => Buffer.concat([head(3, text.length), Buffer.from(text)]);

/** A COSE_Sign1 structure over a detached claim (RFC 9052, 4.2), ES256, filled up to the reserved size. */
function coseSign1(claim: Uint8Array, { chain, privateKey }: CertificateChain): Uint8Array {
  const x5chain = Buffer.concat([head(4, chain.length), ...chain.map(byteString)]);
  const header = Buffer.concat([head(5, 2), head(0, 1), head(1, 6), head(0, 33), x5chain]);
  const signed = Buffer.concat([
    head(4, 4), textString('Signature1'), byteString(header), byteString(Buffer.alloc(0)), byteString(claim),
  ]);
  const signature = sign('sha256', signed, { key: privateKey, dsaEncoding: 'ieee-p1363' });
  const structure = (pad: Uint8Array): Buffer => Buffer.concat([
    Buffer.from([0xd2]), head(4, 4), byteString(header), head(5, 1), textString('pad'), byteString(pad),
    Buffer.from([0xf6]), byteString(signature),
  ]);
  // Two more bytes than an empty pad: its length then takes three bytes instead of one.
  const free = SIGNATURE_BYTES - structure(Buffer.alloc(0)).length - 2;
  return structure(Buffer.alloc(free));
}

/** A picture signed with Content Credentials. The c2pa library must have been started (see `c2pa/reader.ts`). */
export async function signedPicture(
  picture: Uint8Array, mediaType: string, certificates: CertificateChain, digitalSourceType: string,
): Promise<Uint8Array> {
  const builder = WasmBuilder.fromJson(JSON.stringify({
    claim_generator_info: [{ name: 'Example Tool', version: '1.0' }],
    title: 'picture',
    format: mediaType,
    assertions: [{
      label: 'c2pa.actions.v2',
      data: { actions: [{ action: 'c2pa.created', softwareAgent: { name: 'Example Camera' }, digitalSourceType }] },
    }],
  }));
  const signer = {
    alg: 'es256', reserveSize: SIGNATURE_BYTES,
    sign: async (claim: Uint8Array) => new Uint8Array(coseSign1(claim, certificates)),
  };
  return builder.sign(signer, mediaType, new MemoryBlob(picture));
}
