'use client';
import {
  FILTERS,
  GROUPINGS,
  linesWith,
  type Arrangement,
  type Marks,
} from '@/lib/client/sheet/arrange';
import type { Line } from '@/lib/client/sheet/lines';
import { CartSearchField } from '../cart/cart-search';
import { Button } from '../ui/button';
import { useTranslation } from '../translation';
import { useSheetMessages } from './sheet-messages';
import { groupBy, showLines } from './use-sheet-address';

interface ToolbarProps {
  lines: readonly Line[];
  marks: Marks;
  arrangement: Arrangement;
  shownCount: number;
}

/** Which lines are shown and how they are grouped. */
export function Toolbar({ lines, marks, arrangement, shownCount }: ToolbarProps) {
  const { formats } = useTranslation();
  const messages = useSheetMessages();
  const { filter, grouping } = arrangement;
  const counted = FILTERS.map((one) => ({ one, count: linesWith(lines, one, marks).length }));
  return (
    <div className="flex flex-col gap-2 border-b border-line px-4 py-2.5 @3xl:px-6">
      <div className="flex flex-wrap items-center gap-2">
        <CartSearchField shownCount={shownCount} count={lines.length} />
        <div role="toolbar" aria-label={messages.filters} className="flex flex-wrap gap-2">
          <Button aria-pressed={filter === null} onClick={() => showLines(null)}>
            {messages.all} {formats.count(lines.length)}
          </Button>
          {counted
            .filter(({ one, count }) => count > 0 || one === filter)
            .map(({ one, count }) => (
              <Button
                key={one}
                aria-pressed={filter === one}
                onClick={() => showLines(filter === one ? null : one)}
              >
                {messages.show[one]} {formats.count(count)}
              </Button>
            ))}
        </div>
        <div
          role="toolbar"
          aria-label={messages.groupBy}
          className="flex flex-wrap items-center gap-2 @5xl:ml-auto"
        >
          <span className="text-ink-2">{messages.groupBy}</span>
          {GROUPINGS.map((one) => (
            <Button
              key={one}
              aria-pressed={grouping === one}
              onClick={() => groupBy(grouping === one ? null : one)}
            >
              {messages.columns[one]}
            </Button>
          ))}
        </div>
      </div>
      <p className="text-meta text-ink-2 pointer-coarse:hidden">{messages.help}</p>
    </div>
  );
}
