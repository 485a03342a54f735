import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Inventory } from '@/lib/contract/inventory';
import { ApiError } from '../api/api-error';
import { call, type Input } from '../api/call';
import { type Change, DraftQueue } from './draft-queue';
import { inventoryKey } from './inventory';
import { mergeReply } from './merge-reply';

const ROUTE = '/client_reference/{client_reference_id}/inventory/{intake_id}';

type Body = NonNullable<Input<`PATCH ${typeof ROUTE}`>['body']>;

/** Browsers refuse a longer body that outlives the page. */
const KEEPALIVE_CHANGES_MAX = 50;

/** Changes of a draft, stored as soon as they are made. */
export function useDraft(claimId: number, inventory: Inventory) {
  const wire = useWire(claimId, inventory);
  const [queue] = useState(() => new DraftQueue(wire));
  const state = useSyncExternalStore(queue.subscribe, queue.state, queue.state);
  const isUnsaved = state.pending.size > 0 || state.conflicts.length > 0;
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  return { queue, state };
}

function useWire(claimId: number, inventory: Inventory) {
  const cache = useQueryClient();
  const id = inventory.intake_id;
  const key = inventoryKey(claimId, id);
  const params = { client_reference_id: claimId, intake_id: id };
  return {
    current: () => cache.getQueryData<Inventory>(key) ?? inventory,
    async send(changes: readonly Change[], revision: number) {
      const reply = await call(`PATCH ${ROUTE}`, {
        params,
        body: { rows: bodyRows(changes) },
        ifMatch: revision,
        keepalive: changes.length <= KEEPALIVE_CHANGES_MAX,
      });
      cache.setQueryData<Inventory>(key, (before) => before && mergeReply(before, reply));
    },
    async reload() {
      await cache.fetchQuery({
        queryKey: key,
        queryFn: () => call(`GET ${ROUTE}`, { params }),
        staleTime: 0,
      });
    },
    isOutdated: (error: unknown) => error instanceof ApiError && error.status === 412,
  };
}

interface BodyRow {
  row: number;
  cells: { field: Exclude<Change['key'], 'include' | 'take_match'>; text: string | null }[];
  include?: boolean | null;
  take_match?: boolean | null;
}

function bodyRows(changes: readonly Change[]): BodyRow[] {
  const rows = new Map<number, BodyRow>();
  for (const { row, key, value } of changes) {
    const body = rows.get(row) ?? { row, cells: [] };
    if (key === 'include' || key === 'take_match') {
      body[key] = typeof value === 'boolean' ? value : null;
    } else body.cells.push({ field: key, text: typeof value === 'string' ? value : null });
    rows.set(row, body);
  }
  return [...rows.values()];
}

export type Mapping = Pick<Body, 'columns' | 'header_row'>;

/** Gives columns another field. If somebody else has changed the draft, their draft is shown. */
export function useMapColumns(claimId: number, inventory: Inventory) {
  const cache = useQueryClient();
  const key = inventoryKey(claimId, inventory.intake_id);
  return useMutation({
    mutationFn: (body: Mapping) =>
      call(`PATCH ${ROUTE}`, {
        params: { client_reference_id: claimId, intake_id: inventory.intake_id },
        body,
        ifMatch: (cache.getQueryData<Inventory>(key) ?? inventory).revision,
      }),
    onSuccess: (reply) =>
      cache.setQueryData<Inventory>(key, (before) => before && mergeReply(before, reply)),
    onError: (error) => {
      if (error instanceof ApiError && error.status === 412)
        void cache.invalidateQueries({ queryKey: key });
    },
  });
}
