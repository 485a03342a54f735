'use client';
import { ChevronLeft, ChevronRight, Maximize2, Minimize2, X } from 'lucide-react';
import type { Pictured } from '@/lib/client/verdicts/pictured';
import { fill } from '@/lib/shared/fill';
import { useCartActions } from '../cart-context/cart-context';
import { IconButton } from '../ui/button';
import type { Size } from '../viewer/viewport';
import { useTranslation } from '../translation';
import { FileMenu } from './file-menu';
import type { FileChanges } from './use-file-changes';
import type { Neighbours } from './use-neighbours';
import type { Workbench } from './use-workbench';

interface InspectorHeadProps {
  pictured: Pictured;
  fileName: string;
  size: Size | null;
  camera: string | null;
  neighbours: Neighbours;
  changes: FileChanges;
  bench: Workbench;
}

export function InspectorHead({
  pictured,
  fileName,
  size,
  camera,
  neighbours,
  changes,
  bench: { isFull, setFull },
}: InspectorHeadProps) {
  const { t } = useTranslation();
  const { close } = useCartActions();
  const { photos, at, previous, next } = neighbours;
  const Resize = isFull ? Minimize2 : Maximize2;
  const facts = [
    fill(t.inspector.position, { position: at + 1, count: photos.length }),
    size && `${size.width}×${size.height}`,
    camera,
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <header className="flex items-center gap-2 border-b border-line px-3 py-2">
      <IconButton label={t.inspector.previous} disabled={!previous} onClick={previous}>
        <ChevronLeft aria-hidden size={16} />
      </IconButton>
      <IconButton label={t.inspector.next} disabled={!next} onClick={next}>
        <ChevronRight aria-hidden size={16} />
      </IconButton>
      <div className="mx-1 min-w-0 flex-1">
        <h2 className="flex font-semibold" title={`${pictured.name} · ${fileName}`}>
          <span className="truncate">{pictured.name}</span>
          <span className="max-w-2/3 shrink-0 truncate">
            {'\u00a0· '}
            {fileName}
          </span>
        </h2>
        <p className="truncate font-mono text-meta text-ink-2" aria-live="polite">
          {facts}
        </p>
      </div>
      <FileMenu {...{ pictured, fileName, changes }} />
      <IconButton
        look="quiet"
        className="max-lg:hidden"
        data-command={isFull ? t.workbench.leaveFullScreen : t.workbench.fullScreen}
        label={isFull ? t.workbench.leaveFullScreen : t.workbench.fullScreen}
        aria-keyshortcuts="Z"
        onClick={() => setFull(!isFull)}
      >
        <Resize aria-hidden size={16} />
      </IconButton>
      <IconButton label={t.inspector.close} onClick={close}>
        <X aria-hidden size={16} />
      </IconButton>
    </header>
  );
}
