import { grouped } from './grouped';
import type { Written } from './write';

const PARTS = ['fit', 'choose', 'report'] as const;

/** Prints the pictures and sources of each group and part. */
export function printSummary(written: readonly Written[], missing: number, manifest: string): void {
  for (const [group, pictures] of grouped(written, (one) => one.group)) {
    const counts = PARTS.map((part) => {
      const inPart = pictures.filter((one) => one.part === part);
      const sources = new Set(inPart.map(({ repository }) => repository)).size;
      return `${part} ${inPart.length} of ${sources} repositories`;
    });
    console.log(`${group.padEnd(12)} ${counts.join(', ')}`);
  }
  const megabytes = written.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
  console.log(
    `${written.length} pictures (${megabytes.toFixed(0)} MB) in ${manifest}, ${missing} lines missing`,
  );
}
