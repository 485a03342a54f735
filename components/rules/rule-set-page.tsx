'use client';
import Link from 'next/link';
import { useAccess } from '@/lib/client/session/access';
import { ApiError } from '@/lib/client/api/api-error';
import { useRuleSet } from '@/lib/client/rules/rule-sets';
import { useSettingsMessages } from '../settings/settings-messages';
import { EmptyNotice, ErrorNotice, Skeleton } from '../ui/notice';
import { useTranslation } from '../translation';
import { RuleSetEditor } from './rule-set-editor';
import { RuleSetView } from './rule-set-view';

/** One rule set: administrators edit drafts; everything else is read-only and can be tried out. */
export function RuleSetPage({ ruleSetId }: { ruleSetId: number }) {
  const { rules: messages } = useSettingsMessages();
  const access = useAccess();
  const { data, error, refetch } = useRuleSet(ruleSetId);
  if (error && !data) {
    if (error instanceof ApiError && error.status === 404) return <MissingRuleSet />;
    return <ErrorNotice title={messages.loadFailed} error={error} onRetry={() => void refetch()} />;
  }
  if (!data || !access) return <PageSkeleton />;
  if (data.state === 'draft' && access.isAdmin) return <RuleSetEditor ruleSet={data} />;
  return <RuleSetView ruleSet={data} isAdmin={access.isAdmin} />;
}

export function MissingRuleSet() {
  const { rules: messages } = useSettingsMessages();
  return (
    <>
      <h1 className="sr-only">{messages.editor.missingTitle}</h1>
      <EmptyNotice title={messages.editor.missingTitle} text={messages.editor.missingText}>
        <Link href="/settings/rules" className="text-accent underline">
          {messages.editor.toList}
        </Link>
      </EmptyNotice>
    </>
  );
}

function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <output aria-label={t.common.loading} className="flex flex-col gap-4 p-4 lg:p-6">
      <Skeleton className="h-6 w-64" />
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-64 w-full" />
    </output>
  );
}
