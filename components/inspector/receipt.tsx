'use client';
import { ExternalLink, FileText } from 'lucide-react';
import { pictureAddress } from '@/lib/client/photos/picture';
import type { Pictured } from '@/lib/client/verdicts/pictured';
import { useCartActions } from '../cart-context/cart-context';
import { useTranslation } from '../translation';
import { InspectorHead } from './inspector-head';
import { KeyArea } from './key-area';
import { useNeighbours } from './use-neighbours';

/** A PDF has no pixels to inspect, so it can only be opened. */
export function Receipt({ pictured, fileName }: { pictured: Pictured; fileName: string }) {
  const { t } = useTranslation();
  const { claimId, close } = useCartActions();
  const neighbours = useNeighbours(pictured, fileName);
  return (
    <KeyArea keys={{ ...neighbours.keys, Escape: close }}>
      <InspectorHead
        pictured={pictured}
        fileName={fileName}
        size={null}
        camera={null}
        neighbours={neighbours}
      />
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
    </KeyArea>
  );
}
