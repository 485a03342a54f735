/**
 * Writes bytes and bits of a JPEG (ITU-T T.81, B.1.1.5: a zero is stuffed after every 0xFF of the
 * entropy-coded data).
 */
export class BitWriter {
  #out: Uint8Array;
  #length = 0;
  #pending = 0;
  #count = 0;

  constructor(expectedBytes: number) {
    this.#out = new Uint8Array(expectedBytes);
  }

  /** Writes bytes without stuffing: markers and segments. */
  bytes(...values: readonly number[]): void {
    for (const value of values) this.#push(value);
  }

  /** Writes the lowest `length` bits, at most 16, highest first. */
  bits(value: number, length: number): void {
    this.#pending = (this.#pending << length) | (value & ((1 << length) - 1));
    this.#count += length;
    while (this.#count >= 8) {
      this.#count -= 8;
      const byte = (this.#pending >>> this.#count) & 255;
      this.#push(byte);
      if (byte === 0xff) this.#push(0);
    }
    this.#pending &= (1 << this.#count) - 1;
  }

  /** Fills the last byte with ones. */
  align(): void {
    if (this.#count > 0) this.bits((1 << (8 - this.#count)) - 1, 8 - this.#count);
  }

  written(): Uint8Array {
    return this.#out.subarray(0, this.#length);
  }

  #push(byte: number): void {
    if (this.#length === this.#out.length) {
      const larger = new Uint8Array(this.#out.length * 2);
      larger.set(this.#out);
      this.#out = larger;
    }
    this.#out[this.#length++] = byte;
  }
}
