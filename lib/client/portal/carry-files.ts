import { storageNameOf } from './on-device';
import { shortened } from './link';
import type { Session } from './session';
import type { Uploads } from './uploads';

/**
 * Ties files that are not uploaded yet to the link: their upload resumes when the page is opened
 * again, and they are deleted from the device when the answers are submitted or the link has ended.
 * They stay while a link is locked, because it may be unlocked.
 */
export function carryFiles(session: Session, uploads: Uploads): () => void {
  let last = '';
  return session.subscribe(() => {
    const [state, link] = [session.state(), session.link()];
    const situation =
      state.phase === 'ready'
        ? `${storageNameOf(state.portal)} ${state.portal.link_status}`
        : `${state.phase} ${link?.token}`;
    if (situation === last) return;
    last = situation;
    if (state.phase === 'ready' && state.portal.link_status === 'active')
      void uploads.restore(storageNameOf(state.portal));
    else if (state.phase === 'ready') void uploads.drop({ claim: storageNameOf(state.portal) });
    else if (state.phase === 'ended' && link)
      void uploads.drop({ link: shortened(link.token) }).then((count) => session.filesGone(count));
  });
}
