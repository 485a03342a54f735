/** A Blob whose bytes can be read synchronously. */
export class MemoryBlob extends Blob {
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array, type = '') {
    super([], { type });
    this.#bytes = bytes;
  }

  override get size(): number {
    return this.#bytes.length;
  }

  override slice(start = 0, end = this.size, type = ''): MemoryBlob {
    return new MemoryBlob(this.#bytes.subarray(start, end), type);
  }

  /** Returns a copy of the bytes. */
  read(): ArrayBuffer {
    return Uint8Array.from(this.#bytes).buffer;
  }
}

class MemoryFileReaderSync {
  readAsArrayBuffer(blob: Blob): ArrayBuffer {
    if (blob instanceof MemoryBlob) return blob.read();
    throw new TypeError('Only a MemoryBlob can be read without waiting.');
  }
}

/** c2pa-wasm reads through FileReaderSync, a global of browser workers that Node lacks. */
export function installFileReaderSync(): void {
  if (!('FileReaderSync' in globalThis))
    Object.assign(globalThis, { FileReaderSync: MemoryFileReaderSync });
}
