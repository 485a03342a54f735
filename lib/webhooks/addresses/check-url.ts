import { isIP } from 'node:net';
import { wrongValue } from '@/lib/shared/fault';
import { isPublicAddress } from './public-address';

/**
 * The host of a URL without IPv6 brackets and trailing dot. The URL parser has already normalized
 * unusual IPv4 notations.
 */
export const hostOf = ({ hostname }: URL): string =>
  hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

/**
 * Throws `wrong` for a URL that can never be delivered to. Host names are checked at each attempt
 * instead, because DNS answers change.
 */
export function checkUrl(text: string, { allowPrivate }: { allowPrivate: boolean }): void {
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw wrongValue('url', 'not_a_web_address');
  if (url.username !== '' || url.password !== '') throw wrongValue('url', 'url_with_credentials');
  if (allowPrivate) return;
  const host = hostOf(url);
  const isLoopbackName = host === 'localhost' || host.endsWith('.localhost');
  if (isLoopbackName || (isIP(host) !== 0 && !isPublicAddress(host)))
    throw wrongValue('url', 'url_not_public');
}
