import { describe, expect, it } from 'vitest';
import { Fault } from '@/lib/shared/fault';
import { checkUrl, hostOf } from './check-url';
import { isPublicAddress } from './public-address';

/**
 * First and last address of each non-public range with its neighbours; null if those are not public.
 */
const IPV4: readonly (readonly [
  first: string,
  last: string,
  before: string | null,
  after: string | null,
])[] = [
  ['0.0.0.0', '0.255.255.255', null, '1.0.0.0'],
  ['10.0.0.0', '10.255.255.255', '9.255.255.255', '11.0.0.0'],
  ['100.64.0.0', '100.127.255.255', '100.63.255.255', '100.128.0.0'],
  ['127.0.0.0', '127.255.255.255', '126.255.255.255', '128.0.0.0'],
  ['169.254.0.0', '169.254.255.255', '169.253.255.255', '169.255.0.0'],
  ['172.16.0.0', '172.31.255.255', '172.15.255.255', '172.32.0.0'],
  ['192.0.0.0', '192.0.0.255', '191.255.255.255', '192.0.1.0'],
  ['192.0.2.0', '192.0.2.255', '192.0.1.255', '192.0.3.0'],
  ['192.88.99.0', '192.88.99.255', '192.88.98.255', '192.88.100.0'],
  ['192.168.0.0', '192.168.255.255', '192.167.255.255', '192.169.0.0'],
  ['198.18.0.0', '198.19.255.255', '198.17.255.255', '198.20.0.0'],
  ['198.51.100.0', '198.51.100.255', '198.51.99.255', '198.51.101.0'],
  ['203.0.113.0', '203.0.113.255', '203.0.112.255', '203.0.114.0'],
  ['224.0.0.0', '255.255.255.255', '223.255.255.255', null],
];

const IPV6: typeof IPV4 = [
  ['::', '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', null, null],
  [
    '2001::',
    '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff',
    '2000:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
    '2001:200::',
  ],
  [
    '2001:db8::',
    '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff',
    '2001:db7:ffff:ffff:ffff:ffff:ffff:ffff',
    '2001:db9::',
  ],
  [
    '2002::',
    '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
    '2001:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
    '2003::',
  ],
  [
    '3fff::',
    '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff',
    '3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
    '3fff:1000::',
  ],
  ['4000::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', null, null],
];

const asNumber = (address: string) =>
  address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);

describe('isPublicAddress', () => {
  it.each([...IPV4, ...IPV6])(
    'refuses %s to %s and accepts their neighbours',
    (first, last, before, after) => {
      expect([first, last].filter(isPublicAddress)).toEqual([]);
      for (const neighbour of [before, after])
        if (neighbour !== null) expect(isPublicAddress(neighbour), neighbour).toBe(true);
    },
  );

  it('agrees with plain arithmetic on 65,536 addresses spread over all of IPv4', () => {
    const ranges = IPV4.map(([first, last]) => [asNumber(first), asNumber(last)] as const);
    const wrong: string[] = [];
    for (let n = 0; n < 65_536; n += 1) {
      const address = [n >> 8, n & 255, (n * 31) & 255, (n * 17) & 255].join('.');
      const isReserved = ranges.some(
        ([first, last]) => asNumber(address) >= first && asNumber(address) <= last,
      );
      if (isPublicAddress(address) === isReserved) wrong.push(address);
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['loopback', '::1'],
    ['unspecified', '::'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['a zone on a public one', '2606:4700::1%lo'],
    ['unique local', 'fd12:3456::1'],
    ['multicast', 'ff02::1'],
    ['site-local', 'fec0::1'],
    ['mapped loopback', '::ffff:127.0.0.1'],
    ['mapped loopback in hex', '::ffff:7f00:1'],
    ['mapped private', '::ffff:10.0.0.1'],
    ['mapped public', '::ffff:8.8.8.8'],
    ['compatible', '::127.0.0.1'],
    ['translated', '::ffff:0:127.0.0.1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['NAT64 of a public one', '64:ff9b::808:808'],
    ['local NAT64', '64:ff9b:1::a00:1'],
    ['discard', '100::1'],
    ['Teredo', '2001:0:53aa:64c::1'],
    ['6to4 of loopback', '2002:7f00:1::1'],
    ['ORCHID', '2001:20::1'],
    ['segment routing', '5f00::1'],
    ['a name', 'example.com'],
    ['nothing', ''],
    ['a number', '2130706433'],
    ['a short form', '127.1'],
    ['octal', '0177.0.0.1'],
  ])('refuses %s (%s)', (_what, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '93.184.216.34',
    '2606:2800:220:1:248:1893:25c8:1946',
    '2a00:1450:4001:81b::200e',
  ])('accepts %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

const judge = (url: string, allowPrivate = false): string => {
  try {
    checkUrl(url, { allowPrivate });
    return 'taken';
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return error.description;
  }
};

const PRIVATE = 'url : must not lead to a private, loopback or reserved address';

describe('checkUrl', () => {
  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://127.0.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://017700000001/',
    'http://0x7f.0x0.0x0.0x1:8080/x',
    'http://127.0.0.1./',
    'http://%31%32%37.0.0.1/',
    'http://１２７.０.０.１/',
    'http://①②⑦.0.0.1/',
    'http://127。0。0。1/',
    'http:\\\\127.0.0.1',
    'http:127.0.0.1',
    'HTTP://127.0.0.1',
    'http://0/',
    'http://0.0.0.0/',
    'http://00000000000/',
    'http://10.1.2.3/',
    'http://167837955/',
    'http://0xa010203/',
    'http://192.168.0.1/',
    'http://172.16.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://0xa9fea9fe/',
    'http://100.100.100.200/',
    'http://255.255.255.255/',
    'http://[::1]/',
    'http://[::]/',
    'http://[0:0:0:0:0:0:0:1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[0:0:0:0:0:ffff:7f00:0001]/',
    'http://[64:ff9b::127.0.0.1]/',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'http://[ff02::1]/',
    'http://localhost/',
    'http://LOCALHOST:3000/',
    'http://localhost./',
    'http://a.localhost/',
    'https://ｌocalhost/',
  ])('refuses %s unless private addresses are allowed', (url) => {
    expect(judge(url)).toBe(PRIVATE);
    expect(judge(url, true)).toBe('taken');
  });

  it.each([
    'https://hooks.example.com/in?x=1',
    'http://8.8.8.8:8080/',
    'https://[2606:4700:4700::1111]/',
    'https://localhost.example.com/',
    'https://xn--bcher-kva.example/',
    'https://127.0.0.1.example.com/',
  ])('accepts %s', (url) => {
    expect(judge(url)).toBe('taken');
  });

  it.each([
    'https://user@hooks.example.com/',
    'https://user:word@hooks.example.com/',
    'https://:word@hooks.example.com/',
    'https://hooks.example.com@8.8.8.8/',
  ])('refuses the credentials in %s', (url) => {
    expect(judge(url)).toBe('url : must not contain a user name or password');
    expect(judge(url, true)).toBe('url : must not contain a user name or password');
  });

  it('normalizes a host, whatever its notation', () => {
    expect(
      ['http://[::1]/', 'http://0x7f.1/', 'http://Hooks.Example.COM./'].map((url) =>
        hostOf(new URL(url)),
      ),
    ).toEqual(['::1', '127.0.0.1', 'hooks.example.com']);
  });
});
