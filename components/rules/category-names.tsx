'use client';
import { DEFAULT_KEY, type RuleForm } from '@/lib/client/rules/rule-form';
import { useSettingsWords } from '../settings/settings-words';
import { useCategoryName } from './use-rule-words';

export interface WithCategories {
  categories: ReadonlyMap<number, string>;
}

export function CategoryNames({ one, categories }: { one: RuleForm } & WithCategories) {
  const { rules: words } = useSettingsWords();
  const nameOf = useCategoryName(categories);
  if (one.key === DEFAULT_KEY) return words.table.everythingElse;
  if (one.categoryIds.length === 0) return words.table.noCategories;
  return one.categoryIds.map(nameOf).join(', ');
}
