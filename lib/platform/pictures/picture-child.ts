const MEBIBYTE = 1024 * 1024;

/**
 * The largest threshold that glibc accepts: blocks above it are returned to the system at once and
 * do not fragment the heap.
 */
const REUSED_BLOCK_BYTES = 32 * MEBIBYTE;
const REUSED_BYTES = 256 * MEBIBYTE;
const ARENA_GROWTH_BYTES = 64 * MEBIBYTE;

/**
 * Environment and V8 options of a process that examines pictures.
 *
 * By default glibc's allocator returns freed memory to the system and requests it again: 40,000 to
 * 60,000 pages for a photo of twelve megapixels, at one or two microseconds each. These settings
 * keep the memory for the next picture, in one heap for all threads; other C libraries ignore them.
 * V8 collects on one thread: the process works on one picture at a time, and helper threads cost
 * more processor time than they save. It collects rarely, because planes count towards its heap,
 * and keeps compiled code and feedback of functions that only some pictures call.
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

/** Up to this size V8's own collections suffice. */
const PHOTO_PIXELS_MAX = 1 << 24;

/**
 * Collects garbage before a large picture is decoded: together with the previous picture's remains
 * it would exceed the memory limit of the process.
 */
export function forgetBeside({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): void {
  if (width * height > PHOTO_PIXELS_MAX) globalThis.gc?.();
}
