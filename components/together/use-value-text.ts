'use client';
import { useCategories } from '@/lib/client/items/categories';
import { useTranslation } from '../translation';
import { valueText } from './value-text';

export function useValueText(currency: string): ReturnType<typeof valueText> {
  const messages = useTranslation();
  const { data } = useCategories(messages.language);
  return valueText(messages, data, currency);
}
