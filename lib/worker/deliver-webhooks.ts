import { attempt } from '@/lib/webhooks/sending/attempt';
import { fanOut } from '@/lib/webhooks/sending/fan-out';
import { DELIVERIES, leaseDeliveries } from '@/lib/webhooks/sending/lease-deliveries';
import { workLeases } from './work-leases';

const IDLE_MS = 400;
/** Per worker. High, because attempts mostly wait for the receiving servers. */
const SENDS_MAX = 64;

export const deliverWebhooks = (signal: AbortSignal): Promise<void> =>
  workLeases(
    {
      name: 'webhooks',
      table: DELIVERIES,
      idleMs: IDLE_MS,
      triesMax: SENDS_MAX,
      prepare: fanOut,
      lease: leaseDeliveries,
      attempt: (leased) => attempt(leased),
    },
    signal,
  );
