import { RuleSetList } from '@/components/rules/rule-set-list';
import { titled } from '../../../language';
import { requireSession } from '../../session';

export const generateMetadata = titled((t) => t.settings.rules);

export default async function RulesPage() {
  await requireSession('/settings/rules', {});
  return <RuleSetList />;
}
