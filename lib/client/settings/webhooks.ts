import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAttempt } from '../api/attempt';
import { call, type Input, type Reply } from '../api/call';
import { useDeletion } from '../api/deletion';

export type WebhookEndpoint = Reply<'GET /webhook_endpoints/{webhook_endpoint_id}'>;
export type WebhookEndpointWithSecret = Reply<'POST /webhook_endpoints'>;
export type WebhookEventType = NonNullable<
  NonNullable<Input<'POST /webhook_endpoints'>['body']>['event_types']
>[number];

/** The largest number of endpoints that a client may have. */
export const ENDPOINTS_MAX = 20;

const ENDPOINTS = ['webhook-endpoints'] as const;
const ENDPOINT = 'webhook-endpoint';
const endpointKey = (id: number) => [ENDPOINT, id] as const;

export const useWebhookEndpoints = () =>
  useQuery({
    queryKey: ENDPOINTS,
    queryFn: ({ signal }) => call('GET /webhook_endpoints', { signal }),
  });

export const useWebhookEndpoint = (id: number, isGone: boolean) =>
  useQuery({
    queryKey: endpointKey(id),
    queryFn: ({ signal }) =>
      call('GET /webhook_endpoints/{webhook_endpoint_id}', {
        params: { webhook_endpoint_id: id },
        signal,
      }),
    enabled: !isGone,
  });

export interface EndpointForm {
  readonly url: string;
  readonly description: string | null;
  /** Null: all events, including types added later. */
  readonly event_types: WebhookEventType[] | null;
}

export function useCreateWebhookEndpoint() {
  const cache = useQueryClient();
  return useAttempt(
    (body: EndpointForm, idempotencyKey) =>
      call('POST /webhook_endpoints', { body, idempotencyKey }),
    () => cache.invalidateQueries({ queryKey: ENDPOINTS }),
  );
}

/** Shows the change at once: the response is the endpoint as it is now. */
export function useUpdateWebhookEndpoint(id: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: Partial<EndpointForm> & { enabled?: boolean }) =>
      call('PUT /webhook_endpoints/{webhook_endpoint_id}', {
        params: { webhook_endpoint_id: id },
        body,
      }),
    onSuccess: async (endpoint) => {
      cache.setQueryData(endpointKey(id), endpoint);
      await Promise.all(
        [ENDPOINTS, [ENDPOINT, id, 'deliveries']].map((queryKey) =>
          cache.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
}

export function useRotateWebhookSecret(id: number) {
  const cache = useQueryClient();
  return useAttempt(
    (body: { grace_hours: number }, idempotencyKey) =>
      call('POST /webhook_endpoints/{webhook_endpoint_id}/rotate_secret', {
        params: { webhook_endpoint_id: id },
        body,
        idempotencyKey,
      }),
    ({ secret: _secret, ...endpoint }) => cache.setQueryData(endpointKey(id), endpoint),
  );
}

export function useDeleteWebhookEndpoint(id: number) {
  const cache = useQueryClient();
  return useDeletion({
    kind: ENDPOINT,
    id,
    send: () =>
      call('DELETE /webhook_endpoints/{webhook_endpoint_id}', {
        params: { webhook_endpoint_id: id },
      }),
    refresh: () => cache.invalidateQueries({ queryKey: ENDPOINTS }),
  });
}

export type WebhookDelivery =
  Reply<'GET /webhook_endpoints/{webhook_endpoint_id}/deliveries'>['deliveries'][number];
export type DeliveryDetail =
  Reply<'GET /webhook_endpoints/{webhook_endpoint_id}/deliveries/{delivery_id}'>;
export type DeliveryStatus = WebhookDelivery['status'];
export const DELIVERY_STATUSES: readonly DeliveryStatus[] = ['pending', 'delivered', 'failed'];

const DELIVERIES_SIZE = 25;
const UNDER_WAY_MS = 1000;
/**
 * For the other times: a new event may be sent, but an attempt that is hours away is no reason to
 * poll every second.
 */
const QUIET_MS = 10_000;
const SOON_MS = 60_000;

/** Whether an attempt is running or due within a minute. */
const isUnderWay = ({
  status,
  next_try_time: next,
}: Pick<WebhookDelivery, 'status' | 'next_try_time'>): boolean =>
  status === 'pending' && (next === null || Date.parse(next) - Date.now() < SOON_MS);

const deliveriesKey = (endpointId: number) => [...endpointKey(endpointId), 'deliveries'] as const;

/** Newest first; polled every second while one of them is under way. */
export const useWebhookDeliveries = (
  endpointId: number,
  status: DeliveryStatus | null,
  isGone: boolean,
) =>
  useInfiniteQuery({
    queryKey: [...deliveriesKey(endpointId), status],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call('GET /webhook_endpoints/{webhook_endpoint_id}/deliveries', {
        params: { webhook_endpoint_id: endpointId },
        query: {
          limit: DELIVERIES_SIZE,
          ...(status && { status }),
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
      }),
    getNextPageParam: ({ metadata }) => metadata.next_cursor ?? undefined,
    enabled: !isGone,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ deliveries }) => deliveries.some(isUnderWay))
        ? UNDER_WAY_MS
        : QUIET_MS,
  });

export const useWebhookDelivery = (endpointId: number, id: number, isGone: boolean) =>
  useQuery({
    queryKey: [...endpointKey(endpointId), 'delivery', id],
    queryFn: ({ signal }) =>
      call('GET /webhook_endpoints/{webhook_endpoint_id}/deliveries/{delivery_id}', {
        params: { webhook_endpoint_id: endpointId, delivery_id: id },
        signal,
      }),
    enabled: !isGone,
    refetchInterval: ({ state }) =>
      state.data && isUnderWay(state.data) ? UNDER_WAY_MS : QUIET_MS,
  });

export function useSendWebhookTest(endpointId: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call('POST /webhook_endpoints/{webhook_endpoint_id}/test', {
        params: { webhook_endpoint_id: endpointId },
      }),
    onSuccess: () => cache.invalidateQueries({ queryKey: deliveriesKey(endpointId) }),
  });
}

export function useRedeliver(endpointId: number, id: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call('POST /webhook_endpoints/{webhook_endpoint_id}/deliveries/{delivery_id}/redeliver', {
        params: { webhook_endpoint_id: endpointId, delivery_id: id },
      }),
    onSuccess: () =>
      Promise.all(
        [deliveriesKey(endpointId), [...endpointKey(endpointId), 'delivery', id]].map((queryKey) =>
          cache.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
