import { onlineManager } from '@tanstack/react-query';

const TRIES_MAX = 6;
const PAUSE_MS = 2000;

/**
 * A part of the program that is fetched when it is first needed. Without a connection it comes as soon as there is one;
 * what a running service does not give in six tries is thrown, as of a version that is gone.
 */
export async function fetched<Part>(load: () => Promise<Part>, tries = 1): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (tries >= TRIES_MAX) throw error;
    const isOnline = onlineManager.isOnline();
    await (isOnline ? new Promise((resolve) => setTimeout(resolve, PAUSE_MS)) : connected());
    return fetched(load, isOnline ? tries + 1 : 1);
  }
}

const connected = () =>
  new Promise<void>((resolve) => {
    const stop = onlineManager.subscribe(() => {
      stop();
      resolve();
    });
  });
