/** Once the page is there: nothing of it waits. Where workers are forbidden, or over plain HTTP, a reload needs a connection. */
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
