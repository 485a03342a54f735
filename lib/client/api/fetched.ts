import { onlineManager } from '@tanstack/react-query';

const TRIES_MAX = 6;
const PAUSE_MS = 2000;

/**
 * Loads a part of the program when it is first needed. Without a connection, waits until there is
 * one. With a connection, throws after six failed tries: that version is probably no longer
 * deployed.
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
