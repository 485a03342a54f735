import { useQuery } from '@tanstack/react-query';
import type { Language } from '@/lib/shared/languages';
import { call } from '../api/call';

const STALE_MS = 60 * 60_000;

export const categoriesKey = (language: Language) => ['categories', language] as const;

export const useCategories = (language: Language) =>
  useQuery({
    queryKey: categoriesKey(language),
    queryFn: () => call('GET /categories', { query: { language } }),
    staleTime: STALE_MS,
  });
