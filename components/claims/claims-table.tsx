'use client';
import { Flag, LoaderCircle } from 'lucide-react';
import Link from 'next/link';
import type { KeyboardEvent, ReactNode } from 'react';
import { keysHandler, useLetterKeys } from '@/lib/client/letter-keys';
import type { ClaimSummary } from '@/lib/contract/claims';
import { fill } from '@/lib/i18n/messages';
import { Skeleton } from '../ui/notice';
import { useWords } from '../words';

const GRID =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 lg:px-6 2xl:gap-x-6 ' +
  'md:grid-cols-[minmax(5.5rem,1.1fr)_minmax(5.5rem,1.2fr)_2.5rem_5.5rem_5.5rem_8rem_6rem] ' +
  'xl:grid-cols-[minmax(7rem,1.1fr)_minmax(7rem,1.2fr)_6rem_minmax(4rem,0.7fr)_3rem_6rem_6rem_8.5rem_6.5rem]';
const WIDE = 'max-md:hidden';
/** Told only where there is room for every column. */
const WIDEST = 'max-xl:hidden';

/** Moves the focus among the links of the rows. */
function moveFocus(event: KeyboardEvent<HTMLElement>, step: number) {
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a[data-row]')];
  const at = links.findIndex((link) => link === document.activeElement);
  links[Math.min(Math.max(at + step, 0), links.length - 1)]?.focus();
}

interface ClaimsTableProps {
  claims: readonly ClaimSummary[];
  /** The moment from which "3 hours ago" is counted: when the list was last fetched. */
  nowMs: number;
}

export function ClaimsTable({ claims, nowMs }: ClaimsTableProps) {
  const { t } = useWords();
  const lettersOn = useLetterKeys();
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const down = () => moveFocus(event, 1);
    const up = () => moveFocus(event, -1);
    keysHandler(lettersOn, { j: down, ArrowDown: down, k: up, ArrowUp: up })(event);
  };
  return (
    // The keys are a short cut among links that Tab reaches too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <table aria-label={t.claims.title} aria-describedby="claims-keys" className="block" onKeyDown={onKeyDown}>
      <caption id="claims-keys" className="sr-only">
        {t.claims.keys}
      </caption>
      <ClaimsHead />
      <tbody className="block">
        {claims.map((claim) => (
          <ClaimRow key={claim.client_reference_id} claim={claim} nowMs={nowMs} />
        ))}
      </tbody>
    </table>
  );
}

function ClaimsHead() {
  const { t } = useWords();
  const columns = t.claims.columns;
  const right = new Set([columns.items, columns.rcv, columns.acv]);
  const widest = new Set([columns.damage, columns.cause]);
  return (
    <thead className="sticky top-0 z-10 hidden bg-surface md:block">
      <tr className={`${GRID} border-b border-line`}>
        {Object.values(columns).map((name) => (
          <th
            key={name}
            scope="col"
            className={`py-2 text-meta font-medium text-ink-2 ${right.has(name) ? 'text-right' : 'text-left'} ${widest.has(name) ? WIDEST : ''}`}
          >
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function ClaimRow({ claim, nowMs }: { claim: ClaimSummary; nowMs: number }) {
  const { formats } = useWords();
  return (
    <tr className={`${GRID} relative min-h-14 border-b border-line py-2 focus-within:bg-accent-soft hover:bg-sunken`}>
      <td className="min-w-0 font-medium">
        <Link
          data-row
          href={`/claims/${claim.client_reference_id}`}
          className="block truncate -outline-offset-2 after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          {claim.client_reference}
        </Link>
        <NarrowDetails claim={claim} />
      </td>
      <Cell>{claim.policyholder_name}</Cell>
      <Cell isWidest>{claim.date_damage && formats.day(claim.date_damage)}</Cell>
      <Cell isWidest>{claim.cause}</Cell>
      <Cell isNumber>{formats.count(claim.appraisal_count)}</Cell>
      <Cell isNumber>{formats.amount(claim.replacement_cost_value)}</Cell>
      <Cell isNumber isStrong>
        {formats.amount(claim.actual_cash_value)}
      </Cell>
      <td className="min-w-0">
        <ReviewBadge claim={claim} />
      </td>
      <Cell>
        <time dateTime={claim.update_time}>{formats.since(claim.update_time, nowMs)}</time>
      </Cell>
    </tr>
  );
}

interface CellProps {
  children: ReactNode;
  isNumber?: boolean;
  isStrong?: boolean;
  isWidest?: boolean;
}

const Cell = ({ children, isNumber = false, isStrong = false, isWidest = false }: CellProps) => (
  <td
    className={`${isWidest ? WIDEST : WIDE} min-w-0 truncate ${isNumber ? 'text-right whitespace-nowrap' : ''} ${isStrong ? 'font-semibold' : 'text-ink-2'}`}
  >
    {children || <span className="text-ink-3">–</span>}
  </td>
);

/** What the columns say, as lines below the claim where there is no room for columns. */
function NarrowDetails({ claim }: { claim: ClaimSummary }) {
  const { t, formats, plural } = useWords();
  const about = [claim.policyholder_name, claim.cause, claim.date_damage && formats.day(claim.date_damage)]
    .filter(Boolean)
    .join(' · ');
  return (
    <div className="font-normal text-ink-2 md:hidden">
      <p className="truncate">{about}</p>
      <p>
        {plural(t.claims.itemCount, claim.appraisal_count)} · {t.claims.columns.acv}{' '}
        {formats.money(claim.actual_cash_value, claim.currency)}
      </p>
    </div>
  );
}

function ReviewBadge({ claim }: { claim: ClaimSummary }) {
  const { t, formats, plural } = useWords();
  if (claim.flagged_count > 0) {
    return (
      <span className="inline-flex h-6 items-center gap-1.5 rounded-md border border-transparent bg-flag px-2 text-meta font-medium whitespace-nowrap text-on-flag">
        <Flag aria-hidden size={14} />
        {plural(t.claims.flaggedPictures, claim.flagged_count)}
      </span>
    );
  }
  if (claim.running_count > 0) {
    return (
      <span className="inline-flex h-6 items-center gap-1.5 rounded-md border border-transparent bg-running-soft px-2 text-meta font-medium whitespace-nowrap text-running">
        <LoaderCircle aria-hidden size={14} className="animate-spin" />
        {fill(t.claims.running, { count: formats.count(claim.running_count) })}
      </span>
    );
  }
  return (
    <span className="text-ink-3">
      <span aria-hidden>–</span>
      <span className="sr-only">{t.claims.nothing}</span>
    </span>
  );
}

export function ClaimsTableSkeleton() {
  const { t } = useWords();
  return (
    <output aria-label={t.common.loading} className="block md:pt-[33px]">
      {Array.from({ length: 12 }, (_, row) => (
        <div key={row} className="flex h-14 items-center gap-6 border-b border-line px-4 lg:px-6">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-4 w-44" />
          <Skeleton className="ml-auto h-4 w-24" />
          <Skeleton className={`h-4 w-24 ${WIDE}`} />
        </div>
      ))}
    </output>
  );
}
