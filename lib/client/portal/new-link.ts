import { ApiError } from '@/lib/client/api-error';
import { REPLACED_LINK } from '@/lib/shared/replaced-link';
import { ask } from './ask';
import type { Link } from './link';
import type { Asking } from './state';

/** Asks the insurer for a link that works; what came of it. */
export async function newLinkAsked(link: Link): Promise<Asking> {
  try {
    const { request_time: askedTime } = await ask(link, 'POST /portal/new_link_request', {});
    return askedTime === null ? 'works' : { askedTime };
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    if (error instanceof ApiError && error.said === REPLACED_LINK) return 'replaced';
    return status === 403 ? 'revoked' : status === 401 ? 'unknown' : 'failed';
  }
}
