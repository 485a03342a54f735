import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import {
  bitString,
  integer,
  octetString,
  oid,
  sequence,
  tlv,
  trueValue,
  utcTime,
  utf8String,
} from './der';

const ECDSA_WITH_SHA256 = sequence(oid('1.2.840.10045.4.3.2'));

interface Extension {
  readonly id: string;
  readonly critical: boolean;
  readonly value: Uint8Array;
}

interface Party {
  readonly organisation: string;
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

const partyNamed = (organisation: string): Party => ({
  organisation,
  ...generateKeyPairSync('ec', { namedCurve: 'P-256' }),
});

/** What a certificate may be used for, with the type of its owner's key. */
const PURPOSES = {
  signing: { usage: '1.3.6.1.5.5.7.3.4', isCritical: false, party: partyNamed },
  // RFC 3161, 2.3: critical and the only usage. RSA, as most authorities have.
  time_stamping: {
    usage: '1.3.6.1.5.5.7.3.8',
    isCritical: true,
    party: (organisation: string): Party => ({
      organisation,
      ...generateKeyPairSync('rsa', { modulusLength: 2048 }),
    }),
  },
} as const;

const nameOf = ({ organisation }: Party): Buffer =>
  sequence(
    tlv(0x31, sequence(oid('2.5.4.10'), utf8String(organisation))),
    tlv(0x31, sequence(oid('2.5.4.3'), utf8String(`${organisation} certificate`))),
  );

const spkiOf = ({ publicKey }: Party): Buffer => publicKey.export({ format: 'der', type: 'spki' });

const keyIdOf = (party: Party): Buffer => createHash('sha1').update(spkiOf(party)).digest();

/** Start and end in UTCTime: `YYMMDDhhmmssZ`. */
type Validity = readonly [string, string];

const LONG: Validity = ['200101000000Z', '491231235959Z'];

/** X.509 version 3 (RFC 5280). */
function certificate(
  serial: number,
  subject: Party,
  issuer: Party,
  extensions: readonly Extension[],
  [from, to]: Validity,
): Buffer {
  const encoded = extensions.map(({ id, critical, value }) =>
    sequence(oid(id), ...(critical ? [trueValue()] : []), octetString(value)),
  );
  const body = sequence(
    tlv(0xa0, integer(2)),
    integer(serial),
    ECDSA_WITH_SHA256,
    nameOf(issuer),
    sequence(utcTime(from), utcTime(to)),
    nameOf(subject),
    spkiOf(subject),
    tlv(0xa3, sequence(...encoded)),
  );
  return sequence(body, ECDSA_WITH_SHA256, bitString(sign('sha256', body, issuer.privateKey)));
}

export interface CertificateChain {
  /** DER, the signer's own first. */
  readonly chain: readonly Buffer[];
  readonly privateKey: KeyObject;
  readonly rootPem: string;
  /** Issuer and serial number of the signer's own certificate (RFC 5652, 10.2.4), DER. */
  readonly issuerAndSerial: Buffer;
}

const SIGNER_SERIAL = 2;

/**
 * Creates a signer's certificate under a new root (2020 to 2049), after the C2PA certificate
 * profile (C2PA 2.1, 14.5).
 */
export function certificateChain(
  organisation: string,
  validity: Validity = LONG,
  purpose: keyof typeof PURPOSES = 'signing',
): CertificateChain {
  const { usage, isCritical, party } = PURPOSES[purpose];
  const root = partyNamed(`${organisation} Root`);
  const signer = party(organisation);
  const authority = { id: '2.5.29.35', critical: false, value: sequence(tlv(0x80, keyIdOf(root))) };
  const rootDer = certificate(
    1,
    root,
    root,
    [
      { id: '2.5.29.19', critical: true, value: sequence(trueValue()) },
      { id: '2.5.29.15', critical: true, value: bitString(Buffer.from([0x06]), 1) },
      { id: '2.5.29.14', critical: false, value: octetString(keyIdOf(root)) },
    ],
    LONG,
  );
  const signerDer = certificate(
    SIGNER_SERIAL,
    signer,
    root,
    [
      { id: '2.5.29.19', critical: true, value: sequence() },
      { id: '2.5.29.15', critical: true, value: bitString(Buffer.from([0x80]), 7) },
      { id: '2.5.29.37', critical: isCritical, value: sequence(oid(usage)) },
      { id: '2.5.29.14', critical: false, value: octetString(keyIdOf(signer)) },
      authority,
    ],
    validity,
  );
  const base64 = (rootDer.toString('base64').match(/.{1,64}/gu) ?? []).join('\n');
  return {
    chain: [signerDer, rootDer],
    privateKey: signer.privateKey,
    issuerAndSerial: sequence(nameOf(root), integer(SIGNER_SERIAL)),
    rootPem: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
  };
}
