const MEBIBYTE = 1024 * 1024;

/** The largest that glibc takes: larger planes go back to the system at once, so that they leave no holes behind. */
const REUSED_BLOCK_BYTES = 32 * MEBIBYTE;
const REUSED_BYTES = 256 * MEBIBYTE;
const ARENA_GROWTH_BYTES = 64 * MEBIBYTE;

/**
 * How a process that examines pictures is started, beside its own options.
 *
 * The C library's allocator (glibc; others pass the setting over) by itself gives most memory back and asks for it anew:
 * for a photo of twelve megapixels 40,000 to 60,000 pages, of which each costs the system a microsecond or two. So the
 * memory of one picture serves the next, in one heap for all threads. And V8 collects on one thread: nothing waits for
 * the process but its one picture, and helpers cost more processor than they take off. It does so seldom, since planes
 * count as its heap, and keeps the code of functions that not every picture calls, with what it learned of them.
 */
export const PICTURE_CHILD = {
  env: {
    NODE_ENV: 'production',
    VIPS_CONCURRENCY: '1',
    GLIBC_TUNABLES: [
      `mmap_threshold=${REUSED_BLOCK_BYTES}`,
      `trim_threshold=${REUSED_BYTES}`,
      `top_pad=${ARENA_GROWTH_BYTES}`,
      'arena_max=1',
    ]
      .map((setting) => `glibc.malloc.${setting}`)
      .join(':'),
  },
  execArgv: [
    '--single-threaded-gc',
    '--expose-gc',
    '--heap-growing-percent=1500',
    '--no-flush-bytecode',
    '--always-sparkplug',
  ],
} as const;

/** A usual photo has fewer: what one leaves behind does no harm, and V8 looks for it by itself. */
const PHOTO_PIXELS_MAX = 1 << 24;

/** Before a large picture is decoded: with what the one before it left they would be more than the process may hold. */
export function forgetBeside({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): void {
  if (width * height > PHOTO_PIXELS_MAX) globalThis.gc?.();
}
