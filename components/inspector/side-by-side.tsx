'use client';
import { Minus, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { pictureAddress } from '@/lib/client/photos/picture';
import type { Pictured } from '@/lib/client/verdicts/pictured';
import type { ForensicsResult } from '@/lib/contract/forensics';
import { useCartActions } from '../cart-context/cart-context';
import { Button, IconButton } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { useViewport, type SharedView } from '../viewer/use-viewport';
import { STAGE_MARGIN_PX, Viewer } from '../viewer/viewer';
import { FITTED, type Size } from '../viewer/viewport';
import { useTranslation } from '../translation';

const UNKNOWN: Size = { width: 4, height: 3 };
const ZOOM_STEP = 1.4;

export type Duplicate = ForensicsResult['duplicates'][number];

interface SideBySideProps {
  pictured: Pictured;
  fileName: string;
  other: Duplicate;
  onClose(): void;
}

function headOf(
  { match, is_other_receipt: isOtherReceipt }: Duplicate,
  { inspector }: ReturnType<typeof useTranslation>['t'],
) {
  const { sideBySide: messages, duplicateMatches } = inspector;
  if (isOtherReceipt) return { title: messages.receiptsTitle, description: messages.receipts };
  const description = match === 'same_file' ? messages.sameFile : duplicateMatches[match];
  return { title: messages.title, description };
}

/** The picture beside its duplicate from elsewhere, moved and zoomed together. */
export function SideBySide({ pictured, fileName, other, onClose }: SideBySideProps) {
  const { t } = useTranslation();
  const { claimId } = useCartActions();
  const shared = useState(FITTED);
  const [, setView] = shared;
  // Each side keeps the shared view within its own picture.
  const zoomBy = (factor: number) =>
    setView((view) => ({
      scale: Math.max(1, view.scale * factor),
      x: view.x * factor,
      y: view.y * factor,
    }));
  const messages = t.inspector.sideBySide;
  return (
    <Dialog
      {...headOf(other, t)}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="wide"
    >
      <div className="side-by-side grid min-h-0 flex-1 content-start gap-3 overflow-y-auto p-4 sm:grid-cols-2 sm:px-6">
        <Side
          shared={shared}
          address={pictureAddress(claimId, pictured.rowId, fileName, 'preview')}
          place={messages.here}
          name={fileName}
        />
        <Side
          shared={shared}
          address={pictureAddress(
            other.client_reference_id,
            other.row_id,
            other.file_name,
            'preview',
          )}
          place={other.client_reference}
          name={other.file_name}
        />
      </div>
      <div className="flex items-center justify-center gap-1 border-t border-line p-2">
        <IconButton look="quiet" label={t.inspector.zoomOut} onClick={() => zoomBy(1 / ZOOM_STEP)}>
          <Minus aria-hidden size={16} />
        </IconButton>
        <Button look="quiet" onClick={() => setView(FITTED)}>
          {t.inspector.fit}
        </Button>
        <IconButton look="quiet" label={t.inspector.zoomIn} onClick={() => zoomBy(ZOOM_STEP)}>
          <Plus aria-hidden size={16} />
        </IconButton>
      </div>
    </Dialog>
  );
}

function Side({
  shared,
  address,
  place,
  name,
}: {
  shared: SharedView;
  address: string;
  place: string;
  name: string;
}) {
  const [natural, setNatural] = useState(UNKNOWN);
  const stage = useRef<HTMLDivElement>(null);
  const { viewport, gestures } = useViewport(stage, natural, STAGE_MARGIN_PX, shared);
  return (
    <figure className="min-w-0">
      <Viewer
        {...{ stage, viewport, gestures, address }}
        name={`${place}, ${name}`}
        filter={undefined}
        heatmap={null}
        onNaturalSize={setNatural}
      >
        {null}
      </Viewer>
      <figcaption className="flex gap-2 pt-1.5">
        <span className="font-medium">{place}</span>
        <span className="min-w-0 truncate text-ink-2">{name}</span>
      </figcaption>
    </figure>
  );
}
