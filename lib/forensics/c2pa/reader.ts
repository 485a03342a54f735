import { initSync, WasmReader } from '@contentauth/c2pa-wasm';
import type { ContentCredentials, ContentCredentialsReader } from '../content-credentials';
import { readManifestStore } from './manifest-store';
import { installFileReaderSync, MemoryBlob } from './memory-blob';

interface TrustSettings {
  /**
   * PEM certificates whose signatures are trusted. Without any, a sound signature is `untrusted`.
   */
  readonly trustAnchorsPem?: string;
}

const UNCHECKED: ContentCredentials = {
  state: 'unchecked',
  problem: null,
  signer: null,
  tool: null,
  ai: null,
  brokenIngredient: false,
  expired: false,
};

/** c2pa-rs settings: nothing is fetched, neither a remote manifest nor a revocation list. */
function settingsOf({ trustAnchorsPem }: TrustSettings): string {
  return JSON.stringify({
    ...(trustAnchorsPem === undefined ? {} : { trust: { trust_anchors: trustAnchorsPem } }),
    verify: { verify_trust: true, remote_manifest_fetch: false, ocsp_fetch: false },
  });
}

/**
 * Creates a reader of Content Credentials on c2pa-rs. `wasmBytes` is
 * `@contentauth/c2pa-wasm/c2pa.wasm`, read by the caller; it is compiled here (about 8 MB), so
 * create one reader per process or worker.
 */
export function createContentCredentialsReader(
  wasmBytes: Uint8Array<ArrayBuffer>,
  trust: TrustSettings = {},
): ContentCredentialsReader {
  installFileReaderSync();
  initSync({ module: wasmBytes });
  const settings = settingsOf(trust);
  return async (bytes, mediaType) => {
    try {
      const reader = await WasmReader.fromBlob(mediaType, new MemoryBlob(bytes), settings);
      try {
        return readManifestStore(reader.json()) ?? UNCHECKED;
      } finally {
        reader.free();
      }
    } catch {
      // The library throws strings, objects and traps, all of them for files it cannot read.
      return UNCHECKED;
    }
  };
}
