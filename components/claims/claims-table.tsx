'use client';
import Link from 'next/link';
import { useEffect, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { keysHandler, useLetterKeys } from '@/lib/client/shell/letter-keys';
import { useListEntry } from '@/lib/client/shell/list-entry';
import type { ClaimSummary } from '@/lib/contract/claims';
import { fill } from '@/lib/shared/fill';
import { unbroken } from '@/lib/i18n/unbroken';
import { OwnerMenu } from '../claim-owner/owner-menu';
import { Skeleton } from '../ui/notice';
import { indexOf, useVirtualRows } from '../ui/use-virtual-rows';
import { useTranslation } from '../translation';
import { ReviewBadge } from './review-badge';

const GRID =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 lg:px-6 2xl:gap-x-6 ' +
  'md:grid-cols-[minmax(5.5rem,1.1fr)_minmax(5.5rem,1.2fr)_3rem_5.5rem_5.5rem_8rem_6rem] ' +
  'xl:grid-cols-[minmax(7rem,1.1fr)_minmax(7rem,1.2fr)_6rem_minmax(5rem,0.8fr)_3rem_6rem_6rem_10.25rem_6.5rem] ' +
  'min-[87.5rem]:grid-cols-[minmax(7rem,1.1fr)_minmax(7rem,1.2fr)_6rem_minmax(4rem,0.7fr)_minmax(6rem,0.9fr)_3rem_6rem_6rem_10.25rem_6.5rem]';
const WIDE = 'max-md:hidden';
/**
 * WIDER columns need more room than WIDE ones; WIDEST is for the width at which every column fits.
 */
const WIDER = 'max-xl:hidden';
const WIDEST = 'max-[87.5rem]:hidden';
/** Separates left-aligned columns from the right-aligned amounts before them. */
const SET_OFF = 'md:pl-2';

interface ClaimsTableProps {
  claims: readonly ClaimSummary[];
  scroller: RefObject<HTMLElement | null>;
  /** The service has more claims than have been loaded. */
  isCut: boolean;
  /** Called when the last loaded row comes near the screen. */
  onNearEnd(): void;
  /** The time from which "3 hours ago" is counted: when the list was last fetched. */
  nowMs: number;
}

/** The next page is requested once a row this close to the end is rendered. */
const NEAR_END_ROWS = 15;

export function ClaimsTable({ claims, scroller, isCut, onNearEnd, nowMs }: ClaimsTableProps) {
  const { t } = useTranslation();
  const lettersOn = useLetterKeys();
  const rows = useVirtualRows({
    scroller,
    count: claims.length,
    keyOf: (index) => claims[index]?.client_reference_id ?? index,
  });
  const enter = () => rows.focusRow(0);
  useListEntry({ j: enter, k: enter });
  const lastDrawn = rows.items.at(-1)?.index ?? 0;
  const isNearEnd = isCut && lastDrawn >= claims.length - NEAR_END_ROWS;
  useEffect(() => {
    if (isNearEnd) onNearEnd();
  }, [isNearEnd, onNearEnd]);
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const at = indexOf(event.target);
    const step = (by: number) => () => rows.focusRow((at ?? -1) + by);
    const keys = {
      j: step(1),
      ArrowDown: step(1),
      k: step(-1),
      ArrowUp: step(-1),
      Home: () => rows.focusRow(0),
      End: () => rows.focusRow(claims.length - 1),
    };
    keysHandler(lettersOn, keys)(event);
  };
  return (
    // The keys are only shortcuts: Tab reaches a link for each of them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <table
      aria-label={t.claims.title}
      aria-describedby="claims-keys"
      aria-rowcount={isCut ? -1 : claims.length + 1}
      className="block"
      onKeyDown={onKeyDown}
    >
      <caption id="claims-keys" className="sr-only">
        {t.claims.keys}
      </caption>
      <ClaimsHead />
      <tbody {...rows.bodyProps} className="relative block">
        {rows.items.map(({ index, key, top }) => {
          const claim = claims[index];
          return (
            claim && (
              <ClaimRow
                key={key}
                claim={claim}
                nowMs={nowMs}
                {...{ index, top, measure: rows.measure }}
              />
            )
          );
        })}
      </tbody>
    </table>
  );
}

function ClaimsHead() {
  const { t } = useTranslation();
  const columns = t.claims.columns;
  const right = new Set([columns.items, columns.rcv, columns.net]);
  const widths: Readonly<Record<string, string>> = {
    [columns.damage]: WIDER,
    [columns.owner]: WIDER,
    [columns.cause]: WIDEST,
  };
  return (
    <thead className="sticky top-0 z-10 hidden bg-surface md:block">
      <tr className={`${GRID} border-b border-line`}>
        {Object.values(columns).map((name) => (
          <th
            key={name}
            scope="col"
            className={`py-2 text-meta font-medium text-ink-2 ${right.has(name) ? 'text-right' : 'text-left'} ${widths[name] ?? ''} ${name === columns.review ? SET_OFF : ''}`}
          >
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface ClaimRowProps {
  claim: ClaimSummary;
  nowMs: number;
  index: number;
  /** Pixels from the top of the list. */
  top: number;
  measure(row: HTMLElement | null): void;
}

function ClaimRow({ claim, nowMs, index, top, measure }: ClaimRowProps) {
  const { formats } = useTranslation();
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      style={{ transform: `translateY(${top}px)` }}
      className={`${GRID} absolute inset-x-0 top-0 min-h-14 border-b border-line py-2 focus-within:bg-accent-soft hover:bg-sunken`}
    >
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
      <Cell from={WIDER}>{claim.date_damage && formats.day(claim.date_damage)}</Cell>
      <Cell from={WIDEST}>{claim.cause}</Cell>
      <Cell from={WIDER}>
        <OwnerMenu claim={claim} place="column" />
      </Cell>
      <Cell isNumber isWrapped>
        <LinesCell claim={claim} />
      </Cell>
      <Cell isNumber>{formats.amount(claim.replacement_cost_value)}</Cell>
      <Cell isNumber isStrong>
        {claim.net_claim !== null && formats.amount(claim.net_claim)}
      </Cell>
      <td className={`min-w-0 max-md:col-span-2 ${SET_OFF}`}>
        <ReviewBadge claim={claim} />
      </td>
      <Cell isWrapped>
        <time dateTime={claim.update_time}>{formats.since(claim.update_time, nowMs)}</time>
      </Cell>
    </tr>
  );
}

/** `9/12` if not every line is in the sums; broken after the slash where it does not fit. */
function LinesCell({ claim }: { claim: ClaimSummary }) {
  const { formats } = useTranslation();
  const all = formats.count(claim.line_count);
  if (claim.lines_counted === claim.line_count) return all;
  return (
    <>
      {formats.count(claim.lines_counted)}/<wbr />
      {all}
    </>
  );
}

interface CellProps {
  children: ReactNode;
  isNumber?: boolean;
  isStrong?: boolean;
  /** Class that hides the cell where the window is too narrow for its column. */
  from?: string;
  isWrapped?: boolean;
}

const Cell = ({
  children,
  isNumber = false,
  isStrong = false,
  from = WIDE,
  isWrapped = false,
}: CellProps) => (
  <td
    className={`${from} min-w-0 ${isWrapped ? 'break-words' : 'truncate'} ${isNumber ? 'text-right' : ''} ${isNumber && !isWrapped ? 'whitespace-nowrap' : ''} ${isStrong ? 'font-semibold' : 'text-ink-2'}`}
  >
    {children || <span className="text-ink-3">–</span>}
  </td>
);

/**
 * The contents of the columns as lines below the claim, where the window has no room for columns.
 */
function NarrowDetails({ claim }: { claim: ClaimSummary }) {
  const { t, formats, plural } = useTranslation();
  const about = [
    claim.policyholder_name,
    claim.cause,
    claim.date_damage && unbroken(formats.day(claim.date_damage)),
  ]
    .filter(Boolean)
    .join('\u00a0· '); // keeps the dot at the end of a line, not at the start of the next
  return (
    <div className="font-normal text-ink-2 md:hidden">
      <p className="break-words">{about}</p>
      <p>
        {plural(t.claims.itemCount, claim.line_count)}
        {claim.lines_counted < claim.line_count && (
          <>
            {' ('}
            <LinesCell claim={claim} />)
          </>
        )}{' '}
        · {t.claims.columns.net}
        {'\u00a0'}
        {claim.net_claim === null ? '–' : formats.money(claim.net_claim, claim.currency)}
      </p>
      {claim.owner !== null && (
        <p className="text-meta break-words">{fill(t.claimOwner.label, { name: claim.owner })}</p>
      )}
    </div>
  );
}

export function ClaimsTableSkeleton() {
  const { t } = useTranslation();
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
