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
  summary: 'Policyholder: reopen my answers to change them',
  description:
    'Unless the insurer has locked the link. The answers stay, `reopen_time` is set, and they count once submitted again by `POST /portal/submit`.',
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
  summary: 'Policyholder: request a new link',
  description:
    'For an expired link, without its PIN. The insurer is notified once; nothing of the claim is returned. A replaced link gets 401. For a valid link `request_time` is null and nobody is notified.',
  reply: z.object({ request_time: instant.nullable() }),
  faults: [],
  examples: { reply: { request_time: '2026-04-12T08:15:00.000Z' } },
});
