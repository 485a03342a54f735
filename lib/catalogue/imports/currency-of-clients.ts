import { problem } from '@/lib/shared/reasons';
import { database } from '@/lib/platform/database/tenant';
import { Fault } from '@/lib/shared/fault';

/**
 * The currency that all clients share. Throws `wrong` if they have several or there are no clients.
 */
export async function currencyOfClients(): Promise<string> {
  const clients = await database().client.findMany({
    distinct: ['currency'],
    select: { currency: true },
    orderBy: { currency: 'asc' },
  });
  const [only, another] = clients.map(({ currency }) => currency);
  if (only === undefined) throw new Fault('wrong', problem('feed_currency_unknown'));
  if (another !== undefined)
    throw new Fault(
      'wrong',
      problem('feed_currency_ambiguous', {
        values: clients.map(({ currency }) => currency).join(', '),
      }),
    );
  return only;
}
