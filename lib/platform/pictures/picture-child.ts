/** Given back to the system beyond that: as much as a photo of twelve megapixels takes. */
const KEPT_BYTES = 512 * 1024 * 1024;
const ASKED_AT_ONCE_BYTES = 64 * 1024 * 1024;

/**
 * How a process that examines pictures is started, beside its own options.
 *
 * The C library's allocator (glibc; others pass the setting over) by itself gives the memory of every large plane back
 * and asks for it anew: for a photo of twelve megapixels 50,000 pages, of which each costs the system a microsecond or
 * two. So the memory of one picture serves the next, in one heap for all threads. And V8 collects on one thread: nobody
 * waits for the process but its one picture, and the helpers cost more than they take off.
 */
export const PICTURE_CHILD = {
  env: {
    GLIBC_TUNABLES: `glibc.malloc.mmap_max=0:glibc.malloc.arena_max=1:glibc.malloc.trim_threshold=${KEPT_BYTES}:glibc.malloc.top_pad=${ASKED_AT_ONCE_BYTES}`,
  },
  execArgv: ['--single-threaded-gc'],
} as const;
