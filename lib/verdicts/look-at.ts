import { asFailure } from '@/lib/platform/pictures/picture-problem';
import type { Examination, Examine, PictureReply } from '@/lib/platform/pictures/protocol';
import { sniff } from '@/lib/platform/pictures/sniff';
import { storage } from '@/lib/platform/storage/storage';
import { type Cause, cause } from '@/lib/shared/reasons';
import type { Task } from './task';

interface Unexaminable {
  readonly verb: 'unexaminable';
  readonly why: Cause;
}

/** What `look` finds in the stored file, or why no try can examine it. Throws if a retry may help. */
export async function lookAt(
  { storageKey, claim, language }: Task,
  look: (request: Examine) => Promise<PictureReply>,
): Promise<Examination | Unexaminable> {
  const bytes = await storage().get(`${storageKey}/original`);
  if (!bytes) return unexaminable(cause('picture_file_missing'));
  const kind = sniff(bytes);
  if (kind === null) return unexaminable(cause('picture_file_damaged'));
  const reply = await look({ verb: 'examine', kind, bytes, claim, language });
  if (reply.verb === 'refused') return unexaminable(asFailure(reply.problem));
  if (reply.verb === 'examined') return reply;
  throw new Error(
    reply.verb === 'failed' ? reply.message : 'The picture process answered something else',
  );
}

const unexaminable = (why: Cause): Unexaminable => ({ verb: 'unexaminable', why });
