/**
 * Registers the service worker after the page has loaded, so that loading is not delayed. Where
 * service workers are blocked, or over plain HTTP, a reload needs a connection.
 */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  addEventListener(
    'load',
    () =>
      void navigator.serviceWorker
        .register('/portal/service-worker.js', { scope: '/portal' })
        .catch(() => {}),
  );
}
