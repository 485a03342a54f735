'use client';
import type { ForensicsResult } from '@/lib/contract/forensics';
import { useTranslation } from '../translation';

type FileFacts = NonNullable<ForensicsResult['facts']>;

const labelOf = (messages: Readonly<Record<string, string>>, value: string) =>
  messages[value] ?? value;

/**
 * The file's metadata. Missing metadata is listed too, because a camera's photo usually has some.
 */
export function Facts({ facts }: { facts: FileFacts }) {
  const { t } = useTranslation();
  const messages = t.inspector.facts;
  const lines: readonly (readonly [string, string | null])[] = [
    [messages.format, facts.format],
    [messages.size, `${facts.width}×${facts.height}`],
    [messages.medium, labelOf(messages.mediums, facts.medium)],
    [messages.camera, facts.camera],
    [messages.software, facts.software],
    [messages.takenAt, facts.taken_at],
    [messages.gps, facts.has_gps ? messages.yes : messages.no],
    [messages.quality, facts.jpeg_quality === null ? null : String(Math.round(facts.jpeg_quality))],
    [messages.generator, facts.generator],
    [messages.credentials, labelOf(messages.credentialStates, facts.content_credentials)],
  ];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      {lines.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-2">{name}</dt>
          <dd className="break-words">
            {value ?? <span className="text-ink-3">{messages.absent}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
