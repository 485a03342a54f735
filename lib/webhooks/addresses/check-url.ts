import { isIP } from 'node:net';
import { wrongValue } from '@/lib/shared/fault';
import { isPublicAddress } from './public-address';

/** The host of an address without the brackets of IPv6 and the root's dot. The URL parser has made one form of the odd IPv4 notations. */
export const hostOf = ({ hostname }: URL): string =>
  hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

/**
 * Throws `wrong` for an address that can never be delivered to. Names are judged when they are resolved, at every try: what one
 * means today says nothing of tomorrow.
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
