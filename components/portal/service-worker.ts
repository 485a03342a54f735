/**
 * Makes the page open without a connection and does nothing else. With a connection the document
 * always comes from the server, so that no deployment is missed; asset names contain a hash, so
 * their content never changes. API responses are not cached.
 */
declare const PORTAL_VERSION: string;
declare const PORTAL_FILES: readonly string[];

/* TypeScript's WebWorker and DOM libraries conflict, so only the used types are declared here. */
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
/** Status codes that a proxy returns while the service is being redeployed. */
const AWAY = [502, 503, 504];

/** Caches one complete version: the document and every file that it references. */
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
