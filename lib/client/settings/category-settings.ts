import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from '@/lib/shared/languages';
import { call, type Input, type Reply } from '../api/call';
import { useOneAtATime } from '../api/one-at-a-time';

export type CategorySettings = Reply<'GET /category_settings'>;
export type CategoryChange = NonNullable<Input<'PUT /category_settings'>['body']>;

const keyOf = (language: Language) => ['category-settings', language] as const;

/** Standard names are in `language`. */
export const useCategorySettings = (language: Language) =>
  useQuery({
    queryKey: keyOf(language),
    queryFn: ({ signal }) => call('GET /category_settings', { query: { language }, signal }),
    refetchOnWindowFocus: false,
  });

/** Calls `onSaved` before the response renders the form again. */
export function useUpdateCategorySettings(language: Language, onSaved: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: useOneAtATime((body: CategoryChange) =>
      call('PUT /category_settings', { query: { language }, body }),
    ),
    onSuccess: async (settings) => {
      onSaved();
      cache.setQueryData(keyOf(language), settings);
      await cache.invalidateQueries({ queryKey: ['categories'] });
    },
  });
}
