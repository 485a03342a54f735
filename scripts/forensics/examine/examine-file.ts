import { asFailure } from '@/lib/platform/pictures/picture-problem';
import { textOf } from '@/lib/shared/reasons';
import { readFile } from 'node:fs/promises';
import type { DetectorName } from '@/lib/forensics/evidence';
import { PictureProcessDied, type PictureProcess } from '@/lib/platform/pictures/process';
import type { Examination, PictureRequest } from '@/lib/platform/pictures/protocol';
import { sniff } from '@/lib/platform/pictures/sniff';
import type { Language } from '@/lib/shared/languages';

/** Why a file cannot be examined, as shown to the person who named it. */
export class Unexaminable extends Error {
  override readonly name = 'Unexaminable';
}

export interface Examined {
  readonly examination: Examination;
  /** JPEG, upright, at most 4096 px a side. */
  readonly preview: Uint8Array;
}

interface Wanted {
  readonly language: Language;
  readonly detectors: readonly DetectorName[];
}

/** Examines one file in the limited child process; this process decodes nothing. */
export async function examineFile(
  file: string,
  process: PictureProcess,
  { language, detectors }: Wanted,
): Promise<Examined> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new Unexaminable(REASONS[error.code ?? ''] ?? error.message, { cause: error });
  });
  const kind = sniff(bytes);
  if (kind === null || kind === 'pdf')
    throw new Unexaminable('Not a picture: JPEG, PNG, WebP and HEIC are examined.');
  const examination = await examine(process, {
    verb: 'examine',
    kind,
    bytes,
    claim: {},
    language,
    detectors,
  });
  const inspection = await examine(process, { verb: 'inspect', kind, bytes });
  if (examination.verb !== 'examined' || inspection.verb !== 'inspected')
    throw new Error('The picture process answered something else');
  return { examination, preview: inspection.preview };
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EISDIR: 'This is a folder, not a file.',
  EACCES: 'The file may not be read.',
};

async function examine(process: PictureProcess, request: PictureRequest) {
  const reply = await process.run(request).catch((error: unknown) => {
    if (error instanceof PictureProcessDied)
      throw new Unexaminable(`The picture could not be examined. ${error.message}.`, {
        cause: error,
      });
    throw error;
  });
  if (reply.verb === 'refused') throw new Unexaminable(textOf(asFailure(reply.problem)));
  if (reply.verb === 'failed')
    throw new Unexaminable(
      `The picture could not be examined: ${reply.message.split('\n')[0] ?? ''}`,
    );
  return reply;
}
