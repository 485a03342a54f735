import { asRefusal } from '@/lib/platform/pictures/picture-problem';
import { problem } from '@/lib/shared/reasons';
import { createHash } from 'node:crypto';
import { FILE_BYTES_MAX } from '@/lib/shared/picture-limits';
import { inPictureProcess } from '@/lib/platform/pictures/pool';
import { PictureProcessDied } from '@/lib/platform/pictures/process';
import type { Inspection } from '@/lib/platform/pictures/protocol';
import { MEDIA_TYPES, sniff } from '@/lib/platform/pictures/sniff';
import type { PictureFormat } from '@/lib/forensics/frame';
import { Fault } from '@/lib/shared/fault';

export interface AcceptedFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly mediaType: string;
  readonly sha256: string;
  /** Null for a PDF. */
  readonly picture: Inspection | null;
}

/**
 * Detects the type from the bytes, never from the name or declared type. Throws Fault `too_large`,
 * `unsupported` or `undecodable` with the file's name.
 */
export async function acceptFile({
  name,
  bytes,
}: {
  name: string;
  bytes: Buffer;
}): Promise<AcceptedFile> {
  const called = safeName(name);
  if (bytes.length > FILE_BYTES_MAX)
    throw new Fault(
      'too_large',
      problem('upload_too_large', { name: called, size: FILE_BYTES_MAX / 1024 / 1024 }),
    );
  if (bytes.length === 0) throw new Fault('unsupported', problem('upload_empty', { name: called }));
  const kind = sniff(bytes);
  if (kind === null)
    throw new Fault('unsupported', problem('upload_unsupported', { name: called }));
  const picture = kind === 'pdf' ? requirePdf(called, bytes) : await inspect(called, kind, bytes);
  return {
    name: called,
    bytes,
    mediaType: MEDIA_TYPES[kind],
    sha256: createHash('sha256').update(bytes).digest('hex'),
    picture,
  };
}

/**
 * PDFs are only stored and downloaded, never rendered here, so it is enough to check for the
 * end-of-file marker.
 */
function requirePdf(name: string, bytes: Buffer): null {
  if (!bytes.subarray(-2048).includes('%%EOF'))
    throw new Fault('undecodable', problem('upload_pdf_cut_off', { name }));
  return null;
}

async function inspect(name: string, kind: PictureFormat, bytes: Buffer): Promise<Inspection> {
  const reply = await inPictureProcess({ verb: 'inspect', kind, bytes }).catch((cause: unknown) => {
    if (cause instanceof PictureProcessDied)
      throw new Fault('undecodable', problem('upload_beyond_limits', { name }), { cause });
    throw cause;
  });
  if (reply.verb === 'refused') throw new Fault('undecodable', asRefusal(name, reply.problem));
  if (reply.verb !== 'inspected')
    throw new Fault('undecodable', problem('upload_undecodable', { name }), { cause: reply });
  return reply;
}

const NAME_LENGTH_MAX = 200;

/**
 * Returns the last path segment without characters that break file systems, headers or log lines.
 * Never empty.
 */
export function safeName(sent: string): string {
  const last = sent.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    // oxlint-disable-next-line no-control-regex -- control characters are what must go
    .replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069"<>|:*?]/g, '')
    .replace(/^[.\s]+/, '')
    .trim();
  const [, stem = '', extension = ''] = /^(.*?)(\.[^.]{1,10})?$/su.exec(clean) ?? [];
  return `${[...stem].slice(0, NAME_LENGTH_MAX).join('') || 'attachment'}${extension}`;
}
