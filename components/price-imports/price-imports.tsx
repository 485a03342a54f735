'use client';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { useAccess } from '@/lib/client/session/access';
import type { PriceImport } from '@/lib/client/settings/price-imports';
import { fill } from '@/lib/shared/fill';
import { SettingsHead } from '../settings/settings-frame';
import { useSettingsMessages } from '../settings/settings-messages';
import { EmptyNotice } from '../ui/notice';
import { FeedForm } from './feed-form';
import { ImportHistory } from './import-history';
import { ImportRun } from './import-run';

/** The open run is part of the URL, so that it survives a reload. */
function useOpenRun(): number | null {
  const runId = Number(useSearchParams().get('run'));
  return Number.isSafeInteger(runId) && runId > 0 ? runId : null;
}

const open = (id: number | null): void =>
  window.history.replaceState(
    null,
    '',
    id === null ? location.pathname : `${location.pathname}?run=${id}`,
  );

/** Imports of price feeds, for administrators of a client that manages the catalogue. */
export function PriceImports() {
  const { settings, priceImports: messages } = useSettingsMessages();
  const access = useAccess();
  return (
    <>
      <SettingsHead title={settings.imports} lead={access?.mayImportPrices && messages.lead} />
      {access && !access.isAdmin && (
        <EmptyNotice title={messages.noAdminTitle} text={messages.noAdminText} />
      )}
      {access?.isAdmin && !access.mayImportPrices && (
        <EmptyNotice
          title={messages.noManagerTitle}
          text={fill(messages.noManagerText, { client: access.client?.name ?? '' })}
        />
      )}
      {access?.mayImportPrices && <Desk currency={access.client?.currency ?? ''} />}
    </>
  );
}

function Desk({ currency }: { currency: string }) {
  const runId = useOpenRun();
  const [dryRunId, setDryRunId] = useState<number | null>(null);
  const onStarted = (run: PriceImport) => {
    setDryRunId(run.dry_run ? run.price_import_id : null);
    open(run.price_import_id);
  };
  return (
    <div className="grid flex-1 grid-cols-[minmax(0,1fr)] content-start border-t border-line xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] xl:content-stretch">
      <FeedForm
        currency={currency}
        dryRunId={dryRunId}
        onStarted={onStarted}
        onOtherFeed={() => setDryRunId(null)}
      />
      <div className="min-w-0 border-t border-line xl:border-t-0 xl:border-l">
        {runId !== null && (
          <ImportRun
            key={runId}
            runId={runId}
            onLeave={() => setDryRunId((id) => (id === runId ? null : id))}
            onGone={() => open(null)}
          />
        )}
        <ImportHistory openId={runId} onOpen={open} />
      </div>
    </div>
  );
}
