'use client';
import { ErrorNotice } from '@/components/ui/notice';
import { useTranslation } from '@/components/translation';

/**
 * Shown when a page crashes; the frame around it stays, so that the person can navigate elsewhere.
 */
export default function DeskError({ error, reset }: { error: Error; reset: () => void }) {
  const { t } = useTranslation();
  return (
    <main>
      <h1 className="sr-only">{t.common.brokenTitle}</h1>
      <ErrorNotice title={t.common.brokenTitle} error={error} onRetry={reset} />
    </main>
  );
}
