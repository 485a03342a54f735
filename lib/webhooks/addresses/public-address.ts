import { BlockList, isIPv4, isIPv6 } from 'node:net';

type Range = readonly [network: string, prefix: number];

/**
 * Ranges of the IANA IPv4 special-purpose registry that are not globally reachable, plus multicast
 * and reserved ones.
 */
const IPV4_NOT_PUBLIC: readonly Range[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/**
 * Global unicast only. This excludes loopback, link-local, unique local, multicast and the
 * unspecified address, as well as the forms that embed an IPv4 address and could bypass a check of
 * IPv6: mapped (::ffff:0:0/96), compatible (::/96), NAT64 (64:ff9b::/96, 64:ff9b:1::/48).
 */
const IPV6_GLOBAL_UNICAST: Range = ['2000::', 3];

/**
 * Exceptions within it: protocol assignments with Teredo (2001::/23), documentation, and 6to4,
 * which embeds an IPv4 address too.
 */
const IPV6_NOT_PUBLIC: readonly Range[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

function listOf(ranges: readonly Range[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, family);
  return list;
}

const ipv4NotPublic = listOf(IPV4_NOT_PUBLIC, 'ipv4');
const ipv6Global = listOf([IPV6_GLOBAL_UNICAST], 'ipv6');
const ipv6NotPublic = listOf(IPV6_NOT_PUBLIC, 'ipv6');

/**
 * Whether a text is a public IP address in any notation that `node:net` accepts. False for other
 * texts.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !ipv4NotPublic.check(address, 'ipv4');
  return (
    isIPv6(address) &&
    !address.includes('%') &&
    ipv6Global.check(address, 'ipv6') &&
    !ipv6NotPublic.check(address, 'ipv6')
  );
}
