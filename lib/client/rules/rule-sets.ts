import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { z } from 'zod';
import type { RuleSetView } from '@/lib/contract/rule-sets';
import type { rule } from '@/lib/contract/rule-set-content';
import { call, type Input, type Reply } from '../api/call';
import { useDeletion } from '../api/deletion';

export type RuleSetSummary = Reply<'GET /rule_sets'>['rule_sets'][number];
export type RuleSet = RuleSetView;
export type Rule = z.output<typeof rule>;
export type Method = Rule['method'];
export type PlainMethod = Exclude<Method, { kind: 'value_tiered' }>;
export type AgeUnit = Extract<Method, { kind: 'rate' }>['unit'];
export type ItemValuation = Reply<'POST /rule_sets/{rule_set_id}/try_out'>;
export type RuleSetPreview = Reply<'GET /rule_sets/{rule_set_id}/preview'>;

const PAGE_SIZE = 100;
const TEMPLATES_STALE_MS = 60 * 60_000;

const RULE_SETS_KEY = ['rule-sets'] as const;
const RULE_SET = 'rule-set';
export const ruleSetKey = (id: number) => [RULE_SET, id] as const;

/** Loads all versions and drafts, because only all of them show which one is in force. */
export function useRuleSets() {
  const query = useInfiniteQuery({
    queryKey: RULE_SETS_KEY,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call('GET /rule_sets', {
        query: { limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ metadata }) => metadata.next_cursor ?? undefined,
  });
  const { data, error, hasNextPage, isFetching, isError, fetchNextPage, refetch } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const ruleSets = useMemo(() => data?.pages.flatMap((page) => page.rule_sets), [data]);
  return { ruleSets: hasNextPage ? undefined : ruleSets, error, refetch };
}

export const useRuleSet = (id: number) =>
  useQuery({
    queryKey: ruleSetKey(id),
    queryFn: ({ signal }) =>
      call('GET /rule_sets/{rule_set_id}', { params: { rule_set_id: id }, signal }),
    // A rule set must not change while it is being edited.
    refetchOnWindowFocus: false,
  });

export const useRuleSetTemplates = (isWanted: boolean) =>
  useQuery({
    queryKey: ['rule-set-templates'],
    queryFn: ({ signal }) => call('GET /rule_set_templates', { signal }),
    enabled: isWanted,
    staleTime: TEMPLATES_STALE_MS,
  });

/** Reads the current rule set and shows it from then on; null if it cannot be read. */
export function useReadRuleSet(id: number): () => Promise<RuleSet | null> {
  const cache = useQueryClient();
  return () =>
    cache
      .fetchQuery({
        queryKey: ruleSetKey(id),
        queryFn: ({ signal }) =>
          call('GET /rule_sets/{rule_set_id}', { params: { rule_set_id: id }, signal }),
        staleTime: 0,
      })
      .catch(() => null);
}

function useConfirm() {
  const cache = useQueryClient();
  return async (ruleSet: RuleSet) => {
    cache.setQueryData(ruleSetKey(ruleSet.rule_set_id), ruleSet);
    await cache.invalidateQueries({ queryKey: RULE_SETS_KEY });
  };
}

export function useCreateRuleSet() {
  const keep = useConfirm();
  return useMutation({
    mutationFn: (body: NonNullable<Input<'POST /rule_sets'>['body']>) =>
      call('POST /rule_sets', { body }),
    onSuccess: keep,
  });
}

export type RuleSetContent = Pick<RuleSet, 'name' | 'rules' | 'default_rule'>;

/**
 * The content with the revision that it is based on; refused if somebody else has changed it
 * meanwhile.
 */
type RuleSetChange = RuleSetContent & Pick<RuleSet, 'revision'>;

export function useUpdateRuleSet(id: number) {
  const keep = useConfirm();
  return useMutation({
    mutationFn: ({ revision, ...body }: RuleSetChange) =>
      call('PUT /rule_sets/{rule_set_id}', {
        params: { rule_set_id: id },
        body,
        ifMatch: revision,
      }),
    onSuccess: keep,
  });
}

/** Deletes the draft as it is shown; refused if somebody else has changed it meanwhile. */
export function useDeleteRuleSet({
  rule_set_id: id,
  revision,
}: Pick<RuleSet, 'rule_set_id' | 'revision'>) {
  const cache = useQueryClient();
  return useDeletion({
    kind: RULE_SET,
    id,
    send: () =>
      call('DELETE /rule_sets/{rule_set_id}', {
        params: { rule_set_id: id },
        ifMatch: revision,
      }),
    refresh: () => cache.invalidateQueries({ queryKey: RULE_SETS_KEY }),
  });
}

export function usePublishRuleSet(id: number) {
  const keep = useConfirm();
  return useMutation({
    mutationFn: ({
      effective_from,
      revision,
    }: Pick<RuleSetPreview, 'effective_from' | 'revision'>) =>
      call('POST /rule_sets/{rule_set_id}/publish', {
        params: { rule_set_id: id },
        body: { effective_from },
        ifMatch: revision,
      }),
    onSuccess: keep,
  });
}

/**
 * Never cached, because appraisals change while the user thinks about the rules. Sends no request
 * while no day is chosen (null).
 */
export const useRuleSetPreview = (id: number, effectiveFrom: string | null) =>
  useQuery({
    queryKey: [...ruleSetKey(id), 'preview', effectiveFrom],
    queryFn: ({ signal }) =>
      call('GET /rule_sets/{rule_set_id}/preview', {
        params: { rule_set_id: id },
        query: { ...(effectiveFrom !== null && { effective_from: effectiveFrom }) },
        signal,
      }),
    enabled: effectiveFrom !== null,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export type Example = Omit<
  NonNullable<Input<'POST /rule_sets/{rule_set_id}/try_out'>['body']>,
  'client_id'
>;

/**
 * Values the example by the stored rules; `storedAt` makes the query run again after every save.
 * Sends no request if the example is null.
 */
export const useTryOut = (id: number, storedAt: string, example: Example | null) =>
  useQuery({
    queryKey: [...ruleSetKey(id), 'try-out', storedAt, example],
    queryFn: ({ signal }) =>
      call('POST /rule_sets/{rule_set_id}/try_out', {
        params: { rule_set_id: id },
        body: example ?? {},
        signal,
      }),
    enabled: example !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
