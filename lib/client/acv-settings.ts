import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './call';

const KEY = ['acv-settings'] as const;

/** Above which amount an ACV entered by hand needs a second person. */
export const useAcvSettings = () => useQuery({ queryKey: KEY, queryFn: ({ signal }) => call('GET /acv_settings', { signal }) });

export function useUpdateAcvSettings() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (limit: number | null) => call('PUT /acv_settings', { body: { override_limit: limit } }),
    onSuccess: (settings) => cache.setQueryData(KEY, settings),
  });
}
