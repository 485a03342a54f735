'use client';
import { isPicture, pictureAddress } from '@/lib/client/photos/picture';
import type { ClaimPhoto } from '@/lib/client/verdicts/pictured';
import { stateOfPicture } from '@/lib/client/verdicts/verdict';
import { useCartActions } from '../cart-context/cart-context';
import { PhotoThumbnail } from '../photo-thumbnail';
import { useTranslation } from '../translation';
import { useVerdictText, VerdictMark } from '../verdict-badge';
import type { Neighbours } from './use-neighbours';

/** Photos shown on each side of the current one, so that a claim of thousands stays fast. */
const SHOWN_EACH_SIDE = 30;

const bringIntoView = (frame: HTMLElement | null) =>
  frame?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** The photos of the claim with their states; the current one is marked and in view. */
export function Filmstrip({ photos, at, go }: Pick<Neighbours, 'photos' | 'at' | 'go'>) {
  const { t } = useTranslation();
  if (photos.length < 2 || at < 0) return null;
  const from = Math.max(0, at - SHOWN_EACH_SIDE);
  const to = Math.min(photos.length, at + SHOWN_EACH_SIDE + 1);
  return (
    <ol
      aria-label={t.workbench.strip}
      className="filmstrip flex shrink-0 gap-2 overflow-x-auto border-b border-line px-3 pt-2 pb-2.5"
    >
      <Rest count={from} />
      {photos.slice(from, to).map((photo, index) => {
        const isCurrent = from + index === at;
        const isNewItem = index > 0 && photos[from + index - 1]?.rowId !== photo.rowId;
        return (
          <li
            key={`${photo.rowId}/${photo.file.name}`}
            ref={isCurrent ? bringIntoView : undefined}
            className={`shrink-0 ${isNewItem ? 'border-l border-line pl-2' : ''}`}
          >
            <Frame photo={photo} isCurrent={isCurrent} onShow={() => go(photo)} />
          </li>
        );
      })}
      <Rest count={photos.length - to} />
    </ol>
  );
}

/** Not read aloud: the head states the position and the count. */
function Rest({ count }: { count: number }) {
  const { formats } = useTranslation();
  if (count === 0) return null;
  return (
    <li aria-hidden className="shrink-0 self-center px-1 text-meta text-ink-2">
      +{formats.count(count)}
    </li>
  );
}

interface FrameProps {
  photo: ClaimPhoto;
  isCurrent: boolean;
  onShow(): void;
}

/** Only the current one is a tab stop: the arrow keys lead to the others. */
function Frame({ photo: { rowId, item, file, result }, isCurrent, onShow }: FrameProps) {
  const { claimId } = useCartActions();
  const verdictText = useVerdictText();
  const state = result && stateOfPicture(result);
  const label = `${item}, ${file.name}`;
  return (
    <button
      type="button"
      data-frame={file.name}
      tabIndex={isCurrent ? 0 : -1}
      aria-current={isCurrent || undefined}
      aria-label={state ? `${label}: ${verdictText(state)}` : label}
      title={label}
      className="relative block rounded-sm opacity-80 hover:opacity-100 aria-current:opacity-100 aria-current:outline-2 aria-current:outline-offset-1 aria-current:outline-accent"
      onClick={onShow}
    >
      <PhotoThumbnail
        address={
          isPicture(file.type) ? pictureAddress(claimId, rowId, file.name, 'thumbnail') : null
        }
      />
      {state && <VerdictMark state={state} />}
    </button>
  );
}
