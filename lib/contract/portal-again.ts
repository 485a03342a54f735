import { z } from 'zod';
import { customerPortalExample } from './examples/portal';
import { instant, none } from './fields';
import { operation } from './operation';
import { customerPortal } from './portal-customer';

const policyholder = {
  location: '00',
  access: 'portal',
  tag: 'Policyholder',
  query: z.object({}),
  params: z.object({}),
  body: none,
} as const;

export const reopenPortal = operation({
  ...policyholder,
  id: 'reopenPortal',
  method: 'POST',
  path: '/portal/reopen',
  summary: 'Policyholder: take the handing in back, to change answers',
  description:
    'As long as the insurer has not locked the link. The answers stay as they were, `reopen_time` says since when they are taken back, and they are handed in again by `POST /portal/submit`; what was not handed in changes nothing.',
  reply: customerPortal,
  faults: [],
  examples: { reply: customerPortalExample },
});

export const requestNewLink = operation({
  ...policyholder,
  forExpiredLinks: true,
  id: 'requestNewLink',
  method: 'POST',
  path: '/portal/new_link_request',
  summary: 'Policyholder: my link has expired, please send a new one',
  description:
    'For a link that has expired; its PIN is not asked for. Tells the insurer once, however often it is asked; nothing of the claim is answered. A link that was replaced by a newer one is refused with 401 and says so. A link that works needs no other: `request_time` is null and nobody is told.',
  reply: z.object({ request_time: instant.nullable() }),
  faults: [],
  examples: { reply: { request_time: '2026-04-12T08:15:00.000Z' } },
});
