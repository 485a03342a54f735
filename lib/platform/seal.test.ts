import { describe, expect, it } from 'vitest';
import { seal, unseal } from './seal';

describe('seal and unseal', () => {
  it('return the original value, whatever characters it has', () => {
    for (const text of ['', 'whsec_abc', 'Ærø – 😀', 'x'.repeat(100_000)])
      expect(unseal(seal(text))).toBe(text);
  });

  it('never produce the same bytes twice nor contain the text', () => {
    const [one, other] = [seal('the same secret'), seal('the same secret')];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(false);
    expect(Buffer.from(one).includes('secret')).toBe(false);
  });

  it('refuse a value with any byte changed', () => {
    const sealed = seal('secret');
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Uint8Array.from(sealed, (byte, index) => (index === at ? byte ^ 1 : byte));
      expect(() => unseal(changed), `byte ${at}`).toThrow();
    }
  });
});
