import { lazy, type ComponentType } from 'react';
import { fetched } from '@/lib/client/api/fetched';

/**
 * A component whose code is loaded when it is first rendered. A failed load is retried by `fetched`
 * while the rest of the page stays usable.
 */
export const later = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await fetched(load) }));
