'use client';
import { useMemo, useState } from 'react';
import {
  type Arrangement,
  arranged,
  countedAcv,
  type Group,
  type Marks,
} from '@/lib/client/sheet/arrange';
import type { CellContext } from '@/lib/client/sheet/cells';
import type { Line } from '@/lib/client/sheet/lines';
import type { Minor } from '@/lib/shared/money';

export type Row =
  | { readonly kind: 'line'; readonly line: Line }
  | {
      readonly kind: 'group';
      readonly name: string | null;
      readonly count: number;
      readonly acv: Minor;
    };

interface Arranged {
  readonly of: readonly unknown[];
  readonly groups: readonly Group[];
}

/**
 * The rows of the sheet. A line stays where it is while its cells are edited, also if it no longer
 * matches the filter: it would disappear under the hands of the person who fills it in.
 */
export function useRows(
  lines: readonly Line[],
  arrangement: Arrangement,
  marks: Marks,
  context: CellContext,
): readonly Row[] {
  const ids = lines.map(({ rowId }) => rowId).join(' ');
  const [last, setLast] = useState<Arranged>({ of: [], groups: [] });
  const of = [ids, arrangement, marks, context];
  let { groups } = last;
  if (of.some((one, at) => one !== last.of[at])) {
    groups = arranged(lines, arrangement, marks, context);
    setLast({ of, groups });
  }
  return useMemo(() => {
    const byId = new Map(lines.map((line) => [line.rowId, line]));
    return groups.flatMap(({ name, rowIds }): Row[] => {
      const own = rowIds.flatMap((id) => byId.get(id) ?? []);
      const rows = own.map((line) => ({ kind: 'line', line }) as const);
      if (name === undefined) return rows;
      return [{ kind: 'group', name, count: own.length, acv: countedAcv(own) }, ...rows];
    });
  }, [groups, lines]);
}

export const linesOfRows = (rows: readonly Row[]): readonly Line[] =>
  rows.flatMap((row) => (row.kind === 'line' ? [row.line] : []));
