import { createHash, sign } from 'node:crypto';
import type { CertificateChain } from './certificates';
import { generalizedTime, integer, octetString, oid, sequence, tlv } from './der';

const SHA256 = sequence(oid('2.16.840.1.101.3.4.2.1'));
const TST_INFO = oid('1.2.840.113549.1.9.16.1.4');
const SET = 0x31;

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();
const attribute = (id: string, value: Uint8Array): Buffer => sequence(oid(id), tlv(SET, value));

/**
 * A time-stamp token (RFC 3161, 2.4.2) over `data`: signed data (RFC 5652, 5) with the authority's
 * certificates.
 * @param authority with a key for RSA
 * @param time `YYYYMMDDhhmmssZ`
 */
export function timeStampToken(
  data: Uint8Array,
  authority: CertificateChain,
  time: string,
): Buffer {
  const info = sequence(
    integer(1),
    oid('1.3.6.1.4.1.1.1'),
    sequence(SHA256, octetString(sha256(data))),
    integer(7),
    generalizedTime(time),
  );
  const attributes = [
    attribute('1.2.840.113549.1.9.3', TST_INFO),
    attribute('1.2.840.113549.1.9.4', octetString(sha256(info))),
  ];
  // The attributes are signed as a set, but have a context tag in the structure (RFC 5652, 5.4).
  const signature = sign('sha256', tlv(SET, ...attributes), authority.privateKey);
  const signer = sequence(
    integer(1),
    authority.issuerAndSerial,
    SHA256,
    tlv(0xa0, ...attributes),
    sequence(oid('1.2.840.113549.1.1.11'), tlv(5)),
    octetString(signature),
  );
  const signed = sequence(
    integer(3),
    tlv(SET, SHA256),
    sequence(TST_INFO, tlv(0xa0, octetString(info))),
    tlv(0xa0, ...authority.chain),
    tlv(SET, signer),
  );
  return sequence(oid('1.2.840.113549.1.7.2'), tlv(0xa0, signed));
}
