import { describe, expect, it, vi } from 'vitest';
import { customerPortalExample } from '@/lib/contract/examples/portal';
import { follow, readSeen, seenIn } from './seen';
import { NOTHING_ON_DEVICE } from './on-device';
import { ready, type State } from './state';

function storage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  };
}

const LOADING: State = { phase: 'loading' };
const now = () => new Date('2026-03-10T10:00:00Z');
const shown = ready(customerPortalExample, NOTHING_ON_DEVICE, true);
const link = (pin: string | null) => ({ token: 'abcdefghij'.padEnd(43, 'x'), pin });

function withStores<T>(run: (local: Storage, session: Storage) => T): T {
  const [local, session] = [storage(), storage()];
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  try {
    return run(local, session);
  } finally {
    vi.unstubAllGlobals();
  }
}

describe('the last loaded page', () => {
  it('is restored unchanged with its time, and does not contain the token', () =>
    withStores((local) => {
      follow(link(null), LOADING, shown, now);
      expect(readSeen(link(null))).toEqual({
        portal: customerPortalExample,
        time: '2026-03-10T10:00:00.000Z',
      });
      expect([local.key(0), local.getItem(local.key(0) ?? '')].join()).not.toContain(
        link(null).token,
      );
    }));

  it('behind a PIN does not outlive the tab, and is not shown before the PIN is entered', () =>
    withStores((local, session) => {
      follow(link('4711'), LOADING, shown, now);
      expect([local.length, session.length, readSeen(link(null))]).toEqual([0, 1, null]);
      expect(readSeen(link('4711'))).toMatchObject({ portal: customerPortalExample });
    }));

  it.each<[string, State]>([
    [
      'the link has ended',
      { phase: 'ended', unsent: 0, files: 0, asking: 'idle', language: null, insurer: null },
    ],
    ['it is locked', { phase: 'locked', isGuessed: false, language: null, insurer: null }],
    [
      'the answers were handed in',
      ready({ ...customerPortalExample, link_status: 'submitted' }, NOTHING_ON_DEVICE, true),
    ],
  ])('is deleted when %s', (_when, state) =>
    withStores((local) => {
      follow(link(null), LOADING, shown, now);
      follow(link(null), shown, state, now);
      expect(local.length).toBe(0);
    }),
  );

  it('is not stored again as if it were current', () =>
    withStores(() => {
      follow(link(null), LOADING, shown, now);
      follow(
        link(null),
        LOADING,
        { ...shown, seenTime: '2026-03-10T10:00:00.000Z' },
        () => new Date('2026-03-11T10:00:00Z'),
      );
      expect(readSeen(link(null))?.time).toBe('2026-03-10T10:00:00.000Z');
    }));

  it.each([
    [null],
    ['{'],
    ['7'],
    ['{}'],
    ['{"time":"x","portal":{"link_status":"active"}}'],
    [JSON.stringify({ time: 'x', portal: { ...customerPortalExample, link_status: 'submitted' } })],
  ])('is ignored if %s is stored', (text) => {
    expect(seenIn(text)).toBeNull();
  });
});
