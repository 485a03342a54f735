const MEBIBYTE = 1024 * 1024;

/** The largest that glibc takes: larger planes go back to the system at once, so that they leave no holes behind. */
const KEPT_BLOCK_BYTES = 32 * MEBIBYTE;
const KEPT_BYTES = 256 * MEBIBYTE;
const ASKED_AT_ONCE_BYTES = 64 * MEBIBYTE;

/**
 * How a process that examines pictures is started, beside its own options.
 *
 * The C library's allocator (glibc; others pass the setting over) by itself gives most memory back and asks for it anew:
 * for a photo of twelve megapixels 40,000 to 60,000 pages, of which each costs the system a microsecond or two. So the
 * memory of one picture serves the next, in one heap for all threads. And V8 collects on one thread: nothing waits for
 * the process but its one picture, and helpers cost more processor than they take off.
 */
export const PICTURE_CHILD = {
  env: {
    NODE_ENV: 'production',
    VIPS_CONCURRENCY: '1',
    GLIBC_TUNABLES: [
      `mmap_threshold=${KEPT_BLOCK_BYTES}`, `trim_threshold=${KEPT_BYTES}`, `top_pad=${ASKED_AT_ONCE_BYTES}`, 'arena_max=1',
    ].map((setting) => `glibc.malloc.${setting}`).join(':'),
  },
  execArgv: ['--single-threaded-gc', '--expose-gc', '--heap-growing-percent=1500', '--no-flush-bytecode', '--always-sparkplug'],
} as const;

/** After each picture, so that the next one finds its memory free. Where the process was started otherwise, V8 looks by itself. */
export const forgetPicture = (): void => globalThis.gc?.();
