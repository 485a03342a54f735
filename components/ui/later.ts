import { lazy, type ComponentType } from 'react';
import { fetched } from '@/lib/client/api/fetched';

/** A part of a page that is fetched when it is first shown: where that fails it comes later, and the page around it stays. */
export const later = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await fetched(load) }));
