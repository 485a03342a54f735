'use client';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DraftForm } from '@/lib/client/rules/rule-form';
import { gapsOf } from '@/lib/client/rules/rule-gaps';
import { fill } from '@/lib/shared/fill';
import { useSettingsMessages } from '../settings/settings-messages';
import { useTranslation } from '../translation';
import type { WithCategories } from './category-names';
import { useCategoryName } from './use-rule-text';

/**
 * Warns of probable omissions: categories that keep their full value, and rules that are never
 * used.
 */
export function RuleGaps({ form, categories }: { form: DraftForm } & WithCategories) {
  const { plural, language } = useTranslation();
  const { rules: messages } = useSettingsMessages();
  const nameOf = useCategoryName(categories);
  const { untouchedIds, unused } = gapsOf(form, categories, language);
  if (untouchedIds.length === 0 && unused.length === 0) return null;
  return (
    <div
      role="note"
      className="flex flex-col gap-1 border-b border-line bg-failed-soft px-4 py-2.5 text-failed lg:px-6"
    >
      {untouchedIds.length > 0 && (
        <Gap>
          {fill(plural(messages.table.untouched, untouchedIds.length), {
            names: untouchedIds.map(nameOf).join(', '),
          })}{' '}
          {messages.table.untouchedHint}
        </Gap>
      )}
      {unused.length > 0 && (
        <Gap>
          {fill(plural(messages.table.unused, unused.length), {
            names: unused.map(({ name }) => name || messages.editor.newRuleName).join(', '),
          })}
        </Gap>
      )}
    </div>
  );
}

const Gap = ({ children }: { children: ReactNode }) => (
  <p className="flex items-start gap-2">
    <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
    <span className="min-w-0">{children}</span>
  </p>
);
