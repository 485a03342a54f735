/** Given back to the system beyond that: as much as a photo of twelve megapixels takes. */
const KEPT_BYTES = 512 * 1024 * 1024;
const ASKED_AT_ONCE_BYTES = 64 * 1024 * 1024;

/**
 * Settings of the C library's allocator (glibc; others pass them over). By itself it gives the memory of every large
 * plane back and asks for it anew: for a photo of twelve megapixels 50,000 pages, of which each costs the system a
 * microsecond or two. So the memory of one picture serves the next, in one heap for all threads.
 */
export const KEEPS_MEMORY = {
  GLIBC_TUNABLES: `glibc.malloc.mmap_max=0:glibc.malloc.arena_max=1:glibc.malloc.trim_threshold=${KEPT_BYTES}:glibc.malloc.top_pad=${ASKED_AT_ONCE_BYTES}`,
} as const;
