import { afterEach, expect, it, vi } from 'vitest';
import { sha256Of } from './sha256-of';

afterEach(() => vi.unstubAllGlobals());

it('is the digest of the bytes (FIPS 180-2, B.1), in lower-case hex', async () => {
  expect(await sha256Of(new Blob(['abc']))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

it('is null if the browser offers no digest', async () => {
  vi.stubGlobal('crypto', {});
  expect(await sha256Of(new Blob(['abc']))).toBeNull();
});
