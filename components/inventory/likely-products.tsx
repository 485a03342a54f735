'use client';
import { useState } from 'react';
import { UNDO_MS } from '@/lib/client/cart/delete-appraisal';
import {
  type Taken,
  useLikelyProducts,
  useTakeProducts,
  useUndoProducts,
} from '@/lib/client/items/likely-products';
import { toast } from '@/lib/client/shell/toasts';
import type { ClaimedItem } from '@/lib/contract/claimed-item';
import type { ItemMatch } from '@/lib/contract/item-matches';
import { fill } from '@/lib/shared/fill';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Loaded } from '../ui/loaded';
import { useTranslation } from '../translation';

interface LikelyProductsProps {
  claimId: number;
  items: readonly ClaimedItem[];
  onClose(): void;
}

/** The likely products of items that wait, each to look at, and all used by one button. */
export function LikelyProducts({ claimId, items, onClose }: LikelyProductsProps) {
  const { t } = useTranslation();
  const messages = t.inventory.likelyProducts;
  const query = useLikelyProducts(claimId);
  const nameOf = new Map(items.map((item) => [item.row_id, item.description]));
  const shown = query.data?.matches.filter((match) => nameOf.has(match.row_id));
  return (
    <Dialog
      title={messages.title}
      description={messages.intro}
      isOpen
      size="page"
      onOpenChange={onClose}
    >
      <Loaded data={shown} query={query} failed={messages.none}>
        {(matches) =>
          matches.length === 0 ? (
            <p className="p-5 text-ink-2">{messages.none}</p>
          ) : (
            <MatchForm
              {...{ claimId, matches, nameOf, onClose }}
              isCut={query.data?.matches_complete === false}
            />
          )
        }
      </Loaded>
    </Dialog>
  );
}

interface MatchFormProps extends Pick<LikelyProductsProps, 'claimId' | 'onClose'> {
  matches: readonly ItemMatch[];
  nameOf: ReadonlyMap<number, string>;
  isCut: boolean;
}

function MatchForm({ claimId, matches, nameOf, isCut, onClose }: MatchFormProps) {
  const { t, plural } = useTranslation();
  const messages = t.inventory.likelyProducts;
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [doneCount, setDoneCount] = useState(0);
  const { take, isPending } = useTake(claimId, setDoneCount);
  const chosen = matches.filter(({ row_id: id }) => !left.has(id));
  const toggle = (id: number) =>
    setLeft(
      (before) =>
        new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
    );
  return (
    <>
      <ul className="min-h-0 flex-1 divide-y divide-line overflow-y-auto border-y border-line">
        {matches.map((match) => (
          <MatchLine
            key={match.row_id}
            match={match}
            name={nameOf.get(match.row_id) ?? ''}
            isChosen={!left.has(match.row_id)}
            onToggle={() => toggle(match.row_id)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3 p-4">
        {isPending && (
          <progress
            aria-label={messages.title}
            className="h-1.5 basis-full"
            value={doneCount}
            max={chosen.length}
          />
        )}
        <p className="flex-1 text-ink-2">{isCut && messages.cut}</p>
        <Button onClick={onClose}>{t.common.cancel}</Button>
        <Button
          look="primary"
          disabled={chosen.length === 0}
          isBusy={isPending}
          onClick={() => void take(chosen).then(onClose)}
        >
          {plural(messages.use, chosen.length)}
        </Button>
      </div>
    </>
  );
}

interface MatchLineProps {
  match: ItemMatch;
  name: string;
  isChosen: boolean;
  onToggle(): void;
}

function MatchLine({ match, name, isChosen, onToggle }: MatchLineProps) {
  const { t } = useTranslation();
  return (
    <li>
      <label className="flex min-h-11 items-center gap-3 px-5 py-2">
        <input
          type="checkbox"
          className="size-4 shrink-0 pointer-coarse:size-6"
          aria-label={fill(t.inventory.likelyProducts.take, { product: match.product_name, name })}
          checked={isChosen}
          onChange={onToggle}
        />
        <span className="min-w-0 flex-1">
          <span className="block font-medium break-words">{name}</span>
          <span className="block break-words text-ink-2">→ {match.product_name}</span>
        </span>
        <span className="text-meta text-ink-2">{t.inventory[match.certainty]}</span>
      </label>
    </li>
  );
}

/** Says what was done, with an undo. */
function useTake(claimId: number, onProgress: (count: number) => void) {
  const { t, plural } = useTranslation();
  const messages = t.inventory.likelyProducts;
  const { mutateAsync, isPending } = useTakeProducts(claimId, onProgress);
  const undo = useUndoProducts(claimId);
  const failed = ({ error }: Taken) => {
    if (error !== null)
      toast.error(messages.failed, {
        description: error instanceof Error ? error.message : undefined,
      });
  };
  async function takeBack(ids: readonly number[]) {
    const taken = await undo.mutateAsync(ids);
    toast(plural(messages.undone, taken.appraisalIds.length));
    failed(taken);
  }
  async function take(matches: readonly ItemMatch[]) {
    const taken = await mutateAsync(matches);
    const { appraisalIds: ids } = taken;
    if (ids.length > 0)
      toast.success(plural(messages.done, ids.length), {
        durationMs: UNDO_MS,
        action: { label: t.common.undo, onClick: () => void takeBack(ids) },
      });
    failed(taken);
  }
  return { take, isPending };
}
