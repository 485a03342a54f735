import type { Refusal } from '@/lib/contract/openapi/refusals';
import type { Operation } from '@/lib/contract/operation';
import { malformedAddress } from '@/lib/http/malformed-request';
import { type Answer, api } from '../setup/api';
import { link } from '../setup/furnished';
import { METHODS, pathOf } from '../setup/operations';
import { PLAIN_REFUSALS } from '../setup/plain-refusals';
import {
  all,
  MISSING,
  own,
  other,
  keyOfBoth,
  target,
  send,
  credential,
  usualTarget,
  usual,
} from './declared-faults.fixture';

/** A request that every operation refuses in the same way. */
export function plainly(name: string): (() => Promise<Answer>) | undefined {
  const request = PLAIN_REFUSALS[name];
  return request && (() => send(name.split(' ')[0] ?? '', request.request ?? {}, request.query));
}

/** Requests that all operations of a shape refuse in the same way; null where none exists. */
export async function general(
  operation: Operation,
  { kind, code, body }: Refusal,
): Promise<Pick<Answer, 'status' | 'body'> | null> {
  const request = await usual(operation);
  const { id, method, path } = operation;
  if (code === 'ERIP01') return beforeTheRoute(`/api${path.replace(/\{\w+\}/, '%zz')}`);
  if (code?.endsWith('CS'))
    return send(id, request, `?client_category_id=${kind === 'invalid' ? 'x' : '999999'}`);
  if (JSON.stringify(body).includes('"session-id')) return send(id, request, '?session-id=%00');
  const isOfTheClient =
    code?.endsWith('00') && (body as { description: string }).description.startsWith('client_id');
  const place = isOfTheClient
    ? 'client'
    : code?.endsWith('IK')
      ? 'key'
      : operation.access === 'portal' && /(IT|MP|WP)02$/.test(code ?? '')
        ? 'link'
        : '';
  switch (`${kind} ${place}`) {
    case 'unauthenticated ':
      return send(id, {
        ...request,
        ...(operation.access === 'portal' ? { portal: 'wrong' } : { key: 'wrong' }),
      });
    case 'forbidden link':
      return send(id, { ...request, portal: (await link(own, { link_status: 'locked' })).token });
    case 'missing link':
      return send(id, { ...request, portal: (await link(own, { access_pin: '481516' })).token });
    case 'wrong link':
      return send(id, {
        ...request,
        portal: (await link(own, { access_pin: '481516' })).token,
        headers: { 'x-portal-pin': '000000' },
      });
    case 'missing client':
      return send(id, { ...request, key: keyOfBoth });
    case 'invalid client':
      return send(id, request, '?client_id=abc');
    case 'wrong client':
      return send(id, request, `?client_id=${own.clientId}&client_id=${other.clientId}`);
    case 'invalid key':
      return send(id, { ...request, headers: { 'idempotency-key': 'two words' } });
    case 'forbidden ':
      return send(id, request, `?client_id=${other.clientId}`);
    case 'missing ':
      return send(id, { json: {} });
    case 'invalid ':
      return api(
        method,
        pathOf(
          { ...operation, path: path.replace(/\{\w+\}/, 'x') as `/${string}` },
          usualTarget(operation),
        ),
        { ...credential(operation), ...request },
      );
    case 'not_found ':
      return send(id, await usual(operation, MISSING), '', MISSING);
    case 'too_large ':
      return send(id, { json: { x: 'x'.repeat(1024 * 1024) } });
    case 'not_allowed ':
      return api(
        METHODS.find((one) => !siblingsOf(operation).includes(one)) ?? '',
        pathOf(operation, target),
        { key: own.key },
      );
    default:
      return null;
  }
}

/** The server's answer before any route is called. */
function beforeTheRoute(address: string): Pick<Answer, 'status' | 'body'> | null {
  const refusal = malformedAddress(address);
  return refusal && { status: refusal.status, body: JSON.parse(refusal.body) as unknown };
}

const siblingsOf = ({ path }: Operation) =>
  all.filter((one) => one.path === path).map(({ method }) => method);
