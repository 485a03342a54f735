/**
 * Lets the page open without a connection, and does nothing else: with one, the document always comes from the server, so
 * that no deploy is missed; files with a hash in their name never change. Nothing of the API is kept here.
 */
declare const PORTAL_VERSION: string;
declare const PORTAL_FILES: readonly string[];

/* The types of the worker's world and those of a page's do not go together: what is used of them. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Worker {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
}
const worker = self as unknown as Worker;

const PAGE = '/portal';
const PREFIX = 'portal ';
const CACHE = `${PREFIX}${PORTAL_VERSION}`;
/** What a proxy answers while the service is being replaced. */
const AWAY = [502, 503, 504];

/** One version whole: its document and every file that this names. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([
    new Request(PAGE, { cache: 'no-store', credentials: 'omit' }),
    ...PORTAL_FILES.map((name) => `${PAGE}/assets/${name}`),
    '/icon.svg',
  ]);
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(PREFIX) && name !== CACHE)
      .map((name) => caches.delete(name)),
  );
  await worker.clients.claim();
}

const cached = async (address: string): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(address);

async function documentOf(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    return (AWAY.includes(response.status) ? await cached(PAGE) : undefined) ?? response;
  } catch (error) {
    const before = await cached(PAGE);
    if (before) return before;
    throw error;
  }
}

const fileOf = async (request: Request): Promise<Response> =>
  (await cached(new URL(request.url).pathname)) ?? fetch(request);

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && pathname === PAGE) event.respondWith(documentOf(request));
  else if (pathname.startsWith(`${PAGE}/assets/`) || pathname === '/icon.svg')
    event.respondWith(fileOf(request));
});
