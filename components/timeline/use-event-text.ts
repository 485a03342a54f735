'use client';
import { useStatuses } from '@/lib/client/cart/set-status';
import type { Appraisal } from '@/lib/contract/appraisals';
import type { ClaimEvent } from '@/lib/contract/events';
import { withPartialDate } from '@/lib/shared/purchase';
import { fill } from '@/lib/shared/fill';
import { statusName } from '@/lib/i18n/status-name';
import { useTranslation } from '../translation';
import { useValueText } from '../together/use-value-text';

export interface EventText {
  /** The action, shown after the actor's name. */
  readonly what: string;
  /** Changed values, and reasons. */
  readonly details: readonly string[];
  /** The appraisal that the event is about, if it is still in the cart. */
  readonly about: Appraisal | null;
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** The appraisal that the event names, or the first one of its item. */
const lineOf = (data: ClaimEvent['data'], cart: readonly Appraisal[]): Appraisal | null =>
  cart.find(({ appraisal_id: id }) => id === data['appraisal_id']) ??
  (data['appraisal_id'] === undefined
    ? cart.find(({ row_id: id }) => id === data['row_id'])
    : undefined) ??
  null;

function useStatusText(cart: readonly Appraisal[]): (id: unknown) => string {
  const { t } = useTranslation();
  const { data: known } = useStatuses();
  const knownName = (id: unknown) =>
    known?.appraisal_statuses.find((one) => one.id === id)?.name ??
    cart.find((one) => one.appraisal_status_id === id)?.appraisal_status;
  return (id) => statusName(knownName(id) ?? `#${String(id)}`, t.cart.standardStatuses);
}

/** Describes an event in text. */
export function useEventText(
  cart: readonly Appraisal[],
  currency: string,
): (event: ClaimEvent) => EventText {
  const { t, formats, plural } = useTranslation();
  const { timeline: messages } = t;
  const statusOf = useStatusText(cart);
  const valueOf = useValueText(currency);

  function filesOf(data: ClaimEvent['data']): string {
    const names = Array.isArray(data['file_names']) ? data['file_names'] : [data['file_name']];
    return fill(plural(messages.files, names.length), { name: String(names[0]) });
  }

  return ({ type, data }) => {
    const about = lineOf(data, cart);
    const amount = data['actual_cash_value'];
    const decision = data['decision'];
    const places = {
      item:
        about?.cp_name_cart ??
        textOf(data['description']) ??
        `#${String(data['appraisal_id'] ?? data['row_id'] ?? '')}`,
      amount: typeof amount === 'number' ? formats.money(amount, currency) : '',
      from: statusOf(data['from']),
      to: statusOf(data['to']),
      files: filesOf(data),
      file: String(data['file_name'] ?? ''),
      items: plural(
        messages.items,
        typeof data['item_count'] === 'number' ? data['item_count'] : 0,
      ),
      verdict: messages[verdictOf(data)],
      decision: decision === 'taken' ? messages.decisions.taken : messages.decisions.kept,
    };
    const isPricedByHand = type === 'appraisal.created' && typeof data['basis'] === 'string';
    const templates: Readonly<Record<string, string>> = messages.what;
    const reason = textOf(data['reason']) ?? textOf(data['note']) ?? textOf(data['comment']);
    const size = textOf(data['reduced_from']);
    const changes = changesIn(data).map(({ field, was, is }) =>
      fill(messages.change, {
        field: valueOf.field(field),
        was: valueOf.value(field, was),
        is: valueOf.value(field, is),
      }),
    );
    return {
      what: fill((isPricedByHand ? messages.pricedByHand : templates[type]) ?? type, places),
      about,
      details: [
        ...changes,
        ...(reason === null ? [] : [fill(messages.reason, { reason })]),
        ...(size === null ? [] : [fill(messages.reduced, { size })]),
      ],
    };
  };
}

/** Events stored before results had a state lack `state`. */
function verdictOf(data: ClaimEvent['data']): 'flagged' | 'inconclusive' | 'clear' {
  if (data['flagged'] === true || data['state'] === 'flagged') return 'flagged';
  return data['state'] === 'inconclusive' ? 'inconclusive' : 'clear';
}

/** Ids and URLs mean nothing to a reader, so their changes are not listed. */
const UNTOLD: ReadonlySet<string> = new Set([
  'offer_id',
  'rpid',
  'shop_url',
  'homepage_client_category_id',
  'rp_price_date',
]);

function changesIn({
  changes,
  previous,
}: ClaimEvent['data']): { field: string; was: unknown; is: unknown }[] {
  if (
    typeof changes !== 'object' ||
    changes === null ||
    typeof previous !== 'object' ||
    previous === null
  )
    return [];
  const before = withPartialDate(previous as Record<string, unknown>);
  return Object.entries(withPartialDate(changes as Record<string, unknown>)).flatMap(
    ([field, is]) => (UNTOLD.has(field) ? [] : [{ field, was: before[field], is }]),
  );
}
