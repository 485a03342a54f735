'use client';
import { ExternalLink, FileText } from 'lucide-react';
import { Suspense } from 'react';
import { pictureAddress } from '@/lib/client/photos/picture';
import type { Pictured } from '@/lib/client/verdicts/pictured';
import type { ForensicsResult } from '@/lib/contract/forensics';
import { useCartActions } from '../cart-context/cart-context';
import { useTranslation } from '../translation';
import { Actions } from './actions';
import { DocumentFindings } from './document-findings';
import { later } from '../ui/later';
import { Filmstrip } from './filmstrip';
import { InspectorHead } from './inspector-head';
import { KeyArea } from './key-area';
import { useSpeechAhead } from './speech';
import { useDecisions } from './use-decisions';
import type { FileChanges } from './use-file-changes';
import type { Neighbours } from './use-neighbours';
import type { Workbench } from './use-workbench';

const ReceiptPanel = later(async () => (await import('./receipt-panel')).ReceiptPanel);

interface ReceiptProps {
  pictured: Pictured;
  fileName: string;
  result: ForensicsResult | undefined;
  neighbours: Neighbours;
  changes: FileChanges;
  bench: Workbench;
}

/** A PDF has no pixels to inspect: it can be opened, shows what was read from it, and has its reasons to look. */
export function Receipt(props: ReceiptProps) {
  const { pictured, fileName, result, neighbours, changes, bench } = props;
  const { t } = useTranslation();
  const { claimId, close } = useCartActions();
  const { isFull, setFull } = bench;
  const decisions = useDecisions(pictured, fileName, result, bench);
  useSpeechAhead();
  return (
    <KeyArea
      keys={{
        ...(result && decisions.keys),
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
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
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
        <Suspense>{result && <DocumentFindings pictured={pictured} result={result} />}</Suspense>
        <Suspense>
          <ReceiptPanel key={result?.update_time} rowId={pictured.rowId} fileName={fileName} />
        </Suspense>
      </div>
      {result && <Actions decisions={decisions} />}
    </KeyArea>
  );
}
