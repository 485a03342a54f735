'use client';
import {
  CircleDollarSign,
  FileText,
  FolderOpen,
  Image as ImageIcon,
  ListChecks,
  Package,
  ScanSearch,
  Send,
  type LucideIcon,
} from 'lucide-react';
import Link from 'next/link';
import { createElement } from 'react';
import type { ClaimEvent } from '@/lib/contract/events';
import { fill } from '@/lib/shared/fill';
import { useEventActor } from '../together/use-event-actor';
import { useTranslation } from '../translation';
import type { EventText } from './use-event-text';

/** By prefix of the event type; a longer prefix comes before a shorter one. */
const ICONS: readonly (readonly [string, LucideIcon])[] = [
  ['appraisal.acv', CircleDollarSign],
  ['appraisal.status', ListChecks],
  ['appraisal', Package],
  ['claimed_item', Package],
  ['attachment', ImageIcon],
  ['forensics', ScanSearch],
  ['report', FileText],
  ['portal', Send],
];

const iconOf = (type: string): LucideIcon =>
  ICONS.find(([beginning]) => type.startsWith(beginning))?.[1] ?? FolderOpen;

interface TimelineRowProps {
  claimId: number;
  event: ClaimEvent;
  messages: EventText;
}

export function TimelineRow({
  claimId,
  event,
  messages: { what, details, about },
}: TimelineRowProps) {
  const { t, formats } = useTranslation();
  const nameOf = useEventActor();
  const fileName = event.data['file_name'];
  const picture = typeof fileName === 'string' ? `&picture=${encodeURIComponent(fileName)}` : '';
  const rowId = event.data['row_id'];
  // A photo can be opened at an item without an appraisal, too.
  const ofItem = picture !== '' && typeof rowId === 'number' ? `item=${rowId}` : null;
  const place = about ? `appraisal=${about.appraisal_id}` : ofItem;
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 border-b border-line px-4 py-2.5 @3xl:grid-cols-[1.25rem_minmax(0,1fr)_auto] @3xl:px-6">
      {createElement(iconOf(event.type), {
        'aria-hidden': true,
        size: 16,
        className: 'mt-0.5 text-ink-2',
      })}
      <div className="min-w-0">
        <p className="break-words">
          <span className="font-medium">{nameOf(event)}</span>
          {t.timeline.separator}
          {what}
        </p>
        {details.map((text) => (
          <p key={text} className="text-meta break-words text-ink-2">
            {text}
          </p>
        ))}
        {place && (
          <Link
            href={`/claims/${claimId}?${place}${picture}`}
            prefetch={false}
            className="inline-flex min-h-6 items-center text-meta text-accent underline"
          >
            {fill(t.timeline.open, { item: about?.cp_name_cart ?? String(fileName) })}
          </Link>
        )}
      </div>
      <time
        dateTime={event.time}
        className="col-start-2 text-meta whitespace-nowrap text-ink-2 @3xl:col-start-3"
      >
        {formats.moment(event.time)}
      </time>
    </li>
  );
}
