import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type Input, type Reply } from '../api/call';
import { useOneAtATime } from '../api/one-at-a-time';
import { SESSION_KEY } from '../session/session';

export type ClientSettings = Reply<'GET /client_settings'>;
export type SettingsChange = NonNullable<Input<'PATCH /client_settings'>['body']>;
export type StatusSettings = Reply<'GET /status_settings'>;
export type StatusChange = NonNullable<Input<'PUT /status_settings'>['body']>;

const SETTINGS = ['client-settings'] as const;
const STATUSES = ['status-settings'] as const;

export const useClientSettings = () =>
  useQuery({
    queryKey: SETTINGS,
    queryFn: ({ signal }) => call('GET /client_settings', { signal }),
    refetchOnWindowFocus: false,
  });

/**
 * Also reloads what depends on these settings: the session (name, currency, language), the limit on
 * the page of the rules, and the statuses.
 */
export function useUpdateClientSettings(onSaved: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: useOneAtATime((body: SettingsChange) => call('PATCH /client_settings', { body })),
    onSuccess: async (settings) => {
      onSaved();
      cache.setQueryData(SETTINGS, settings);
      await Promise.all(
        [SESSION_KEY, ['acv-settings'], ['statuses']].map((queryKey) =>
          cache.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
}

/**
 * What another threshold would have flagged lately; the previous figure stays until the next one
 * arrives.
 */
export const useFlagPreview = (threshold: number | null) =>
  useQuery({
    queryKey: ['flag-preview', threshold],
    queryFn: ({ signal }) =>
      call('GET /client_settings/flag_preview', {
        query: { flag_threshold: String(threshold) },
        signal,
      }),
    enabled: threshold !== null,
    placeholderData: keepPreviousData,
  });

export const useStatusSettings = () =>
  useQuery({
    queryKey: STATUSES,
    queryFn: ({ signal }) => call('GET /status_settings', { signal }),
    refetchOnWindowFocus: false,
  });

/** Calls `onSaved` before the response renders the form again. */
export function useUpdateStatusSettings(onSaved: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: useOneAtATime((body: StatusChange) => call('PUT /status_settings', { body })),
    onSuccess: async (settings) => {
      onSaved();
      cache.setQueryData(STATUSES, settings);
      await cache.invalidateQueries({ queryKey: ['statuses'] });
    },
  });
}
