'use client';
import { useState } from 'react';
import { HISTORY_DAYS, usePriceHistory } from '@/lib/client/items/lookups';
import { stepPath, type PricePoint } from '@/lib/client/items/price-line';
import { fill } from '@/lib/shared/fill';
import { Skeleton } from '../ui/notice';
import { useTranslation } from '../translation';

const WIDTH_PX = 112;
const HEIGHT_PX = 28;
const SPAN_MS = HISTORY_DAYS * 86_400_000;

/** The lowest price over time as a small line, with a summary in words. */
export function PriceHistory({ pid, currency }: { pid: string; currency: string }) {
  const { t } = useTranslation();
  const { data, error } = usePriceHistory(pid, currency);
  if (error && !data) return <p className="text-meta text-ink-2">{t.newItem.history.failed}</p>;
  if (!data) return <Skeleton className="h-7 w-28" />;
  return <PriceLine points={data.history} currency={data.currency} />;
}

function PriceLine({ points, currency }: { points: readonly PricePoint[]; currency: string }) {
  const { t } = useTranslation();
  const summary = usePriceSummary(points, currency);
  const [endMs] = useState(Date.now);
  const line = stepPath(points, {
    widthPx: WIDTH_PX,
    heightPx: HEIGHT_PX,
    insetPx: 3,
    endMs,
    spanMs: SPAN_MS,
  });
  if (!line || summary === null)
    return <p className="text-meta text-ink-2">{t.newItem.history.none}</p>;
  if (points.length === 1) return <p className="text-meta text-ink-2">{t.newItem.history.once}</p>;
  return (
    <span className="flex items-center gap-2 text-meta text-ink-2">
      <span aria-hidden>{t.newItem.history.title}</span>
      <svg
        role="img" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- an inline SVG has no other tag
        aria-label={summary}
        width={WIDTH_PX}
        height={HEIGHT_PX}
        viewBox={`0 0 ${WIDTH_PX} ${HEIGHT_PX}`}
        className="shrink-0 rounded-sm bg-sunken text-accent"
      >
        <title>{summary}</title>
        <path
          d={line.path}
          fill="none"
          stroke="currentColor"
          strokeWidth={1.5}
          strokeLinejoin="round"
        />
        <circle cx={line.endX} cy={line.endY} r={2.5} fill="currentColor" />
      </svg>
    </span>
  );
}

/** Describes the line for those who do not see it. Null without a price. */
function usePriceSummary(points: readonly PricePoint[], currency: string): string | null {
  const { t, formats } = useTranslation();
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return null;
  const prices = points.map(({ total_price }) => total_price);
  return fill(t.newItem.history.summary, {
    first: formats.money(first.total_price, currency),
    firstDate: formats.day(first.price_date),
    last: formats.money(last.total_price, currency),
    lastDate: formats.day(last.price_date),
    lowest: formats.amount(Math.min(...prices)),
    highest: formats.money(Math.max(...prices), currency),
  });
}
