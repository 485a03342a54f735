import { ApiError } from '@/lib/client/api/api-error';
import { callPortal } from './call-portal';
import type { Link } from './link';
import { type Asking, whyEnded } from './state';

/** Asks the insurer for a new link and returns the outcome. */
export async function requestNewLink(link: Link): Promise<Asking> {
  try {
    const { request_time: requestTime } = await callPortal(
      link,
      'POST /portal/new_link_request',
      {},
    );
    return requestTime === null ? 'works' : { requestTime };
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    if (error instanceof ApiError && status === 401) return whyEnded(error.reason);
    return status === 403 ? 'revoked' : 'failed';
  }
}
