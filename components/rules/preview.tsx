'use client';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { useAccess } from '@/lib/client/access';
import type { RuleSetPreview } from '@/lib/client/rule-sets';
import { fill } from '@/lib/i18n/fill';
import { useSettingsWords } from '../settings/settings-words';
import { Skeleton } from '../ui/notice';
import { useWords } from '../words';
import { WhyNothing } from './why-nothing';

/** Counts and sums first, then the greatest changes. */
export function Preview({ preview, isFailed, onDay }: { preview: RuleSetPreview | undefined; isFailed: boolean; onDay: (day: string) => void }) {
  const { formats } = useWords();
  const { rules: words } = useSettingsWords();
  const access = useAccess();
  if (isFailed) return null;
  const currency = access?.client?.currency ?? '';
  const amount = (value: number | undefined) => value !== undefined && formats.money(value, currency);
  const count = (value: number | undefined) => value !== undefined && formats.count(value);
  return (
    <div aria-live="polite" aria-busy={!preview}>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-3 border-b border-line px-4 py-3 md:flex md:flex-wrap lg:px-6">
        <Figure name={words.publish.lookedAt}>{count(preview?.looked_at)}</Figure>
        <Figure name={words.publish.changed}>{count(preview?.changed)}</Figure>
        <Figure name={words.publish.notValued} title={words.publish.notValuedHint}>
          {count(preview?.not_valued)}
        </Figure>
        <Figure name={words.publish.now}>{amount(preview?.actual_cash_value_now)}</Figure>
        <Figure name={words.publish.after}>{amount(preview?.actual_cash_value_then)}</Figure>
        <Figure name={words.publish.difference}>{amount(preview?.difference)}</Figure>
      </dl>
      {preview && !preview.is_complete && <p className="px-4 pt-3 text-ink-2 lg:px-6">{words.publish.incomplete}</p>}
      {preview && preview.appraisals.length === 0 && <WhyNothing preview={preview} onDay={onDay} />}
      {preview && preview.appraisals.length > 0 && <Changes preview={preview} />}
    </div>
  );
}

function Figure({ name, title, children }: { name: string; title?: string; children: ReactNode }) {
  return (
    <div title={title}>
      <dt className="text-meta text-ink-2">{name}</dt>
      <dd className="text-total font-semibold whitespace-nowrap">{children === false ? <Skeleton className="my-1 h-4 w-20" /> : children}</dd>
    </div>
  );
}

const GRID =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-4 md:grid-cols-[minmax(6rem,0.7fr)_minmax(8rem,1.5fr)_minmax(6rem,1fr)_7rem_7rem_7rem] lg:px-6';

function Changes({ preview }: { preview: RuleSetPreview }) {
  const { formats } = useWords();
  const { rules: words } = useSettingsWords();
  const { columns } = words.publish;
  const rows = preview.appraisals;
  const isNumber = new Set([columns.now, columns.after, columns.difference]);
  return (
    <>
      {preview.changed > rows.length && (
        <p className="px-4 pt-3 text-ink-2 lg:px-6">{fill(words.publish.first, { count: formats.count(rows.length) })}</p>
      )}
      <table aria-label={words.publish.table} className="block">
        <thead className="hidden border-b border-line md:block">
          <tr className={GRID}>
            {Object.values(columns).map((name) => (
              <th key={name} scope="col" className={`py-2 text-meta font-medium text-ink-2 ${isNumber.has(name) ? 'text-right' : 'text-left'}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block">
          {rows.map((row) => (
            <ChangeRow key={row.appraisal_id} row={row} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function ChangeRow({ row }: { row: RuleSetPreview['appraisals'][number] }) {
  const { formats } = useWords();
  const { rules: words } = useSettingsWords();
  const { columns } = words.publish;
  return (
    <tr className={`${GRID} items-center border-b border-line py-2 hover:bg-sunken`}>
      <td className="min-w-0 max-md:order-2 max-md:col-span-2">
        <Link href={`/claims/${row.client_reference_id}?appraisal=${row.appraisal_id}`} className="hover:underline">
          {row.client_reference}
        </Link>
      </td>
      <td className="min-w-0 font-medium break-words">{row.cp_name_cart}</td>
      <td className="min-w-0 text-ink-2 max-md:order-3 max-md:col-span-2">{row.rule}</td>
      <td className="whitespace-nowrap text-ink-2 max-md:order-4 max-md:col-span-2 md:text-right">
        <span className="md:hidden">{columns.now} </span>
        {formats.amount(row.actual_cash_value_now)}
        <span className="md:hidden"> {row.currency}</span>
      </td>
      <td className="whitespace-nowrap text-ink-2 max-md:order-5 max-md:col-span-2 md:text-right">
        <span className="md:hidden">{columns.after} </span>
        {formats.amount(row.actual_cash_value_then)}
        <span className="md:hidden"> {row.currency}</span>
      </td>
      <td className="text-right font-semibold whitespace-nowrap">{formats.amount(row.difference)}</td>
    </tr>
  );
}
