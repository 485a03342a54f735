import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnsweredItem, CorrectedField } from '@/lib/contract/portal-answers';
import { useAttempt } from '../api/attempt';
import { cartKey } from '../cart/cart-pages';
import { call, type Input } from '../api/call';
import { useOneAtATime } from '../api/one-at-a-time';
import { accessKey, POLL_MS } from './portal-access';

const CUSTOMER = '/client_reference/{client_reference_id}/portal/customer';
const answersKey = (claimId: number) => ['portal', claimId, 'answers'] as const;
const of = (claimId: number) => ({ params: { client_reference_id: claimId } });

export const usePortalAnswers = (claimId: number) =>
  useQuery({
    queryKey: answersKey(claimId),
    queryFn: () => call(`GET ${CUSTOMER}/answers`, of(claimId)),
    refetchInterval: POLL_MS,
  });

type SendBody = NonNullable<Input<`POST ${typeof CUSTOMER}/send`>['body']>;

type Sending = Pick<SendBody, 'message' | 'language'> & { withPin: boolean; mailTo: string };

/** Sends the cart once, however often it is clicked. `withPin` generates a PIN for the link. */
export function useSendToPortal(claimId: number) {
  const cache = useQueryClient();
  return useAttempt(
    async ({ withPin, mailTo, ...body }: Sending, idempotencyKey) => {
      const sent = await call(`POST ${CUSTOMER}/send`, { ...of(claimId), body, idempotencyKey });
      const change = {
        ...(withPin && { generate_pin: true }),
        ...(mailTo !== '' && { mail_to: mailTo }),
      };
      if (Object.keys(change).length > 0 && sent.link !== null)
        // The e-mail says that a PIN is needed, so the PIN is generated before it is sent.
        await call(`PATCH ${CUSTOMER}/access`, { ...of(claimId), body: change });
      return sent;
    },
    () => undefined,
    () => cache.invalidateQueries({ queryKey: ['portal', claimId] }),
  );
}

/**
 * Asks the policyholder for the purchase date of these appraisals' items, or of all that need one.
 * E-mails the link to the address that it was e-mailed to before; otherwise somebody has to send it.
 */
export function useRequestPurchaseDates(claimId: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: useOneAtATime(async (appraisalIds: readonly number[] | null) => {
      const { is_mail_set_up: canMail, mail } = await cache.fetchQuery({
        queryKey: accessKey(claimId),
        queryFn: () => call(`GET ${CUSTOMER}/access`, of(claimId)),
      });
      const mailTo = canMail ? (mail?.mail_to ?? null) : null;
      const { sent_result: sent } = await call(`POST ${CUSTOMER}/send`, {
        ...of(claimId),
        body: {
          requests_purchase_date: true,
          ...(appraisalIds && { appraisal_ids: [...appraisalIds] }),
          ...(mailTo !== null && { mail_to: mailTo }),
        },
      });
      return { count: sent.length, mailTo };
    }),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: ['portal', claimId] }),
        cache.invalidateQueries({ queryKey: cartKey(claimId) }),
      ]),
  });
}

type Change = 'lock' | 'unlock' | 'renew';

export function useChangeAccess(claimId: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) =>
      change === 'renew'
        ? call(`POST ${CUSTOMER}/access`, { ...of(claimId), body: {} })
        : call(`PATCH ${CUSTOMER}/access`, {
            ...of(claimId),
            body: { link_status: change === 'lock' ? 'locked' : 'active' },
          }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['portal', claimId] }),
  });
}

/** E-mails the current link, also if it was e-mailed before. */
export function useMailLink(claimId: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: useOneAtATime((mailTo: string) =>
      call(`PATCH ${CUSTOMER}/access`, { ...of(claimId), body: { mail_to: mailTo } }),
    ),
    onSettled: () => cache.invalidateQueries({ queryKey: accessKey(claimId) }),
  });
}

interface Decision {
  readonly item: AnsweredItem;
  readonly field: CorrectedField;
  readonly decision: 'taken' | 'kept';
}

/**
 * Decides on one corrected field of one item; a correction that is taken changes the cart at once.
 */
export function useDecideCorrection(claimId: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ item, field, decision }: Decision) =>
      call(`PUT ${CUSTOMER}/answers/{row_id}`, {
        params: { client_reference_id: claimId, row_id: item.sent.row_id },
        body: { field, decision, answer_time: item.answer_time ?? '' },
      }),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: answersKey(claimId) }),
        cache.invalidateQueries({ queryKey: cartKey(claimId) }),
      ]),
  });
}
