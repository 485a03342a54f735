'use client';
import type { ReactNode } from 'react';
import type { Inventory } from '@/lib/contract/inventory';
import { fill } from '@/lib/shared/fill';
import { useTranslation } from '../translation';
import { rowsOf, takesMatch } from './selection';

/** The file, how it was read, and the sums of what will be imported. */
export function About({ inventory }: { inventory: Inventory }) {
  const { t, formats } = useTranslation();
  const { totals, unknown_columns: unknown, source, understood } = inventory;
  const how = [
    source === 'homebox' && t.inventory.homebox,
    inventory.format.toUpperCase(),
    understood.sheet,
    understood.encoding?.replace('utf', 'UTF'),
  ];
  const matched = rowsOf(inventory, 'matched');
  const takenCount = matched.filter(takesMatch).length;
  return (
    <section className="border-b border-line px-4 py-3 @3xl:px-6">
      <h2 className="text-read font-semibold break-words">
        {fill(t.inventory.preview, { name: inventory.file_name })}
      </h2>
      <p className="text-meta text-ink-2">{how.filter(Boolean).join(' · ')}</p>
      {inventory.status === 'draft' && inventory.committed_before !== null && (
        <output className="mt-2 block font-medium text-flag">
          {fill(t.inventory.committedBefore, { when: formats.instant(inventory.committed_before) })}
        </output>
      )}
      {unknown.length > 0 && (
        <p className="text-meta break-words text-ink-2">
          {fill(t.inventory.unknownColumns, { names: unknown.join(', ') })}
        </p>
      )}
      {!inventory.matches_complete && (
        <p className="text-meta text-ink-2">{t.inventory.matchesIncomplete}</p>
      )}
      <dl className="mt-3 grid grid-cols-2 gap-x-8 gap-y-2 @2xl:flex">
        <Total name={t.inventory.usable}>
          {fill(t.inventory.usableCount, {
            count: formats.count(totals.usable_count),
            total: formats.count(totals.row_count),
          })}
        </Total>
        <Total name={t.inventory.total}>
          {formats.money(totals.claimed_amount, totals.currency)}
        </Total>
        {matched.length > 0 && (
          <Total name={t.inventory.matched}>
            {fill(t.inventory.matchedCount, {
              count: formats.count(takenCount),
              total: formats.count(matched.length),
            })}
          </Total>
        )}
      </dl>
    </section>
  );
}

const Total = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-meta text-ink-2">{name}</dt>
    <dd className="text-total font-semibold whitespace-nowrap">{children}</dd>
  </div>
);
