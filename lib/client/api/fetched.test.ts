import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetched } from './fetched';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

it('without a connection a part is loaded once there is one, however often it failed before', async () => {
  const load = vi.fn(async () => {
    if (!onlineManager.isOnline()) throw new Error('no connection');
    return 'part';
  });
  onlineManager.setOnline(false);
  const part = fetched(load);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(load).toHaveBeenCalledTimes(1);
  onlineManager.setOnline(true);
  expect(await part).toBe('part');
});

it('with a connection, loading a part fails after six tries', async () => {
  const load = vi.fn(() => Promise.reject(new Error('gone')));
  const rejection = expect(fetched(load)).rejects.toThrow('gone');
  await vi.advanceTimersByTimeAsync(60_000);
  await rejection;
  expect(load).toHaveBeenCalledTimes(6);
});
