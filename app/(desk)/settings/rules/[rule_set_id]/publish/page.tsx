import { notFound } from 'next/navigation';
import { PublishPage } from '@/components/rules/publish-page';
import { titled } from '../../../../../language';
import { requireSession } from '../../../../session';

export const generateMetadata = titled((t) => t.rules.publish.title);

export default async function PublishRuleSetPage({
  params,
}: {
  params: Promise<{ rule_set_id: string }>;
}) {
  const ruleSetId = Number((await params).rule_set_id);
  if (!Number.isSafeInteger(ruleSetId) || ruleSetId <= 0) notFound();
  await requireSession(`/settings/rules/${ruleSetId}/publish`, {});
  return <PublishPage key={ruleSetId} ruleSetId={ruleSetId} />;
}
