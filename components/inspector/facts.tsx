'use client';
import type { ForensicsResult } from '@/lib/contract/forensics';
import { useWords } from '../words';

type FileFacts = NonNullable<ForensicsResult['facts']>;

const wordOf = (words: Readonly<Record<string, string>>, value: string) => words[value] ?? value;

/** What the file says of itself. Where it says nothing, that too is told: a camera's photo usually says something. */
export function Facts({ facts }: { facts: FileFacts }) {
  const { t } = useWords();
  const words = t.inspector.facts;
  const lines: readonly (readonly [string, string | null])[] = [
    [words.format, facts.format],
    [words.size, `${facts.width}×${facts.height}`],
    [words.medium, wordOf(words.mediums, facts.medium)],
    [words.camera, facts.camera],
    [words.software, facts.software],
    [words.takenAt, facts.taken_at],
    [words.gps, facts.has_gps ? words.yes : words.no],
    [words.quality, facts.jpeg_quality === null ? null : String(Math.round(facts.jpeg_quality))],
    [words.generator, facts.generator],
    [words.credentials, wordOf(words.credentialStates, facts.content_credentials)],
  ];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      {lines.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-2">{name}</dt>
          <dd className="break-words">
            {value ?? <span className="text-ink-3">{words.absent}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
