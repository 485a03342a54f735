import type { Metadata } from 'next';
import { RuleSetList } from '@/components/rules/rule-set-list';
import { settingsMessagesOf } from '@/lib/i18n/settings-messages';
import { requireSession } from '../../session';

export const metadata: Metadata = { title: settingsMessagesOf('en').settings.rules };

export default async function RulesPage() {
  await requireSession('/settings/rules', {});
  return <RuleSetList />;
}
