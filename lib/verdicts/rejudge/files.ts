import { storage } from '@/lib/platform/storage/storage';

/** What a candidate stores under another name than its verdict until it is applied. */
const FILES = ['heatmap', 'preview', 'thumbnail'] as const;
type CandidateFile = (typeof FILES)[number];

export const candidateKey = (storageKey: string, file: CandidateFile): string =>
  `${storageKey}/candidate_${file}`;

export async function removeCandidateFiles(storageKey: string): Promise<void> {
  for (const file of FILES) await storage().remove(candidateKey(storageKey, file));
}

/** Replaces the files of the verdict by those that the candidate has; its own stay. */
export async function copyCandidateFiles(storageKey: string): Promise<void> {
  for (const file of FILES) {
    const bytes = await storage().get(candidateKey(storageKey, file));
    if (bytes) await storage().put(`${storageKey}/${file}`, bytes);
  }
}
