import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { RuleSetPage } from '@/components/rules/rule-set-page';
import { settingsMessagesOf } from '@/lib/i18n/settings-messages';
import { requireSession } from '../../../session';

export const metadata: Metadata = { title: settingsMessagesOf('en').settings.rules };

interface PageProps {
  params: Promise<{ rule_set_id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function OneRuleSetPage({ params, searchParams }: PageProps) {
  const ruleSetId = Number((await params).rule_set_id);
  if (!Number.isSafeInteger(ruleSetId) || ruleSetId <= 0) notFound();
  await requireSession(`/settings/rules/${ruleSetId}`, await searchParams);
  return <RuleSetPage key={ruleSetId} ruleSetId={ruleSetId} />;
}
