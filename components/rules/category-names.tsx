'use client';
import { type Categories, withoutCovered } from '@/lib/client/categories/category-tree';
import { DEFAULT_KEY, type RuleForm } from '@/lib/client/rules/rule-form';
import { useSettingsMessages } from '../settings/settings-messages';
import { useCategoryName } from './use-rule-text';

export interface WithCategories {
  categories: Categories;
}

export function CategoryNames({ one, categories }: { one: RuleForm } & WithCategories) {
  const { rules: messages } = useSettingsMessages();
  const nameOf = useCategoryName(categories);
  if (one.key === DEFAULT_KEY) return messages.table.everythingElse;
  if (one.categoryIds.length === 0) return messages.table.noCategories;
  return withoutCovered(one.categoryIds, categories).map(nameOf).join(', ');
}
