'use client';
import { useState } from 'react';
import { readOne } from '@/lib/client/rules/read-rule-form';
import type { RuleForm } from '@/lib/client/rules/rule-form';
import type { Rule } from '@/lib/client/rules/rule-sets';
import { useTranslation } from '../translation';

/**
 * The rule as of the last time its fields were valid, so that an unreadable figure does not count
 * as zero; null if they never were. `isCurrent` is true if they are valid now. `matters` selects
 * the problems that count in this view.
 */
export function useLastGood(
  one: RuleForm,
  matters: (path: string) => boolean,
): { readonly rule: Rule | null; readonly isCurrent: boolean } {
  const { language } = useTranslation();
  const { rule, problems } = readOne(one, language);
  const isCurrent = !problems.some(({ path }) => matters(path));
  const [good, setGood] = useState({ of: one, rule: isCurrent ? rule : null });
  if (isCurrent && good.of !== one) setGood({ of: one, rule });
  if (isCurrent) return { rule, isCurrent };
  return { rule: good.of.key === one.key ? good.rule : null, isCurrent };
}
