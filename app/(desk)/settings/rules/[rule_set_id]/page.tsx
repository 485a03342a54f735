import { notFound } from 'next/navigation';
import { RuleSetPage } from '@/components/rules/rule-set-page';
import { titled } from '../../../../language';
import { requireSession } from '../../../session';

export const generateMetadata = titled((t) => t.settings.rules);

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
