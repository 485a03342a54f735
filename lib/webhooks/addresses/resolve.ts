import { problem, type Problem, textOf } from '@/lib/shared/reasons';
import { promises as dns } from 'node:dns';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address';

export interface Address {
  readonly address: string;
  readonly family: 4 | 6;
}

/**
 * A host that must not be contacted. The message is safe to show: it omits the address, which could
 * reveal an internal network.
 */
export class NoWay extends Error {
  override readonly name = 'NoWay';

  constructor(readonly problem: Problem) {
    super(textOf(problem));
  }
}

const DNS_TIMEOUT_MS = 2_000;
const DNS_TRIES = 2;

/**
 * Queries the name servers directly: the system resolver blocks one of four threads of the process
 * while a dead name times out.
 */
export async function lookUpByNameServers(
  host: string,
  servers?: readonly string[],
): Promise<Address[]> {
  const resolver = new dns.Resolver({ timeout: DNS_TIMEOUT_MS, tries: DNS_TRIES });
  if (servers) resolver.setServers(servers);
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const found = (answer: PromiseSettledResult<string[]>, family: 4 | 6) =>
    answer.status === 'fulfilled'
      ? answer.value.map((address): Address => ({ address, family }))
      : [];
  return [...found(four, 4), ...found(six, 6)];
}

/** For networks that allow private addresses: uses the system resolver, /etc/hosts included. */
const lookUpBySystem = async (host: string): Promise<Address[]> =>
  (await dns.lookup(host, { all: true })).map(({ address, family }) => ({
    address,
    family: family === 6 ? 6 : 4,
  }));

type LookUp = (host: string) => Promise<Address[]>;

/** The permitted addresses of `host`. Throws `NoWay` if there are none. */
export async function resolve(
  host: string,
  {
    allowPrivate,
    lookUp = allowPrivate ? lookUpBySystem : lookUpByNameServers,
  }: { allowPrivate: boolean; lookUp?: LookUp },
): Promise<Address[]> {
  const literal = isIP(host);
  const found: Address[] =
    literal === 0
      ? await lookUp(host).catch(() => [])
      : [{ address: host, family: literal === 6 ? 6 : 4 }];
  if (found.length === 0) throw new NoWay(problem('webhook_host_unknown'));
  const permitted = allowPrivate ? found : found.filter(({ address }) => isPublicAddress(address));
  if (permitted.length === 0) throw new NoWay(problem('webhook_host_not_public'));
  return permitted;
}
