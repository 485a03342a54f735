'use client';
import { Suspense } from 'react';
import { ExternalLink, FileText } from 'lucide-react';
import { pictureAddress } from '@/lib/client/photos/picture';
import type { Pictured } from '@/lib/client/verdicts/pictured';
import { useCartActions } from '../cart-context/cart-context';
import { useTranslation } from '../translation';
import { later } from '../ui/later';
import { Filmstrip } from './filmstrip';
import { InspectorHead } from './inspector-head';
import { KeyArea } from './key-area';
import type { FileChanges } from './use-file-changes';
import type { Neighbours } from './use-neighbours';
import type { Workbench } from './use-workbench';

const ReceiptPanel = later(async () => (await import('./receipt-panel')).ReceiptPanel);

interface ReceiptProps {
  pictured: Pictured;
  fileName: string;
  neighbours: Neighbours;
  changes: FileChanges;
  bench: Workbench;
}

/** A PDF has no pixels to inspect: it can be opened, and shows what was read from it. */
export function Receipt({ pictured, fileName, neighbours, changes, bench }: ReceiptProps) {
  const { t } = useTranslation();
  const { claimId, close } = useCartActions();
  const { isFull, setFull } = bench;
  return (
    <KeyArea
      keys={{
        ...neighbours.keys,
        ...changes.keys,
        z: () => setFull(!isFull),
        Escape: isFull ? () => setFull(false) : close,
      }}
    >
      <InspectorHead
        {...{ pictured, fileName, neighbours, changes, bench }}
        size={null}
        camera={null}
      />
      <Filmstrip {...neighbours} />
      <div className="flex flex-col items-center gap-3 px-6 py-16 text-center">
        <FileText aria-hidden size={32} className="text-ink-2" />
        <p className="text-ink-2">{t.inspector.receipt}</p>
        <a
          href={pictureAddress(claimId, pictured.rowId, fileName, 'original')}
          target="_blank"
          rel="noreferrer"
          className="flex items-center gap-1.5 font-medium text-accent underline"
        >
          {t.inspector.openFile}
          <ExternalLink aria-hidden size={14} />
        </a>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <Suspense>
          <ReceiptPanel rowId={pictured.rowId} fileName={fileName} />
        </Suspense>
      </div>
    </KeyArea>
  );
}
