import { expect, it, vi } from 'vitest';
import { CATEGORIES } from '@/lib/catalogue/categories';
import { database } from '@/lib/platform/database/tenant';
import { keepCategories } from './keep-categories';

it('a store without categories has all of them once a worker has started', async () => {
  expect(await database().category.count()).toBe(0);
  await keepCategories(new AbortController().signal);
  expect(await database().category.count()).toBe(CATEGORIES.length);
});

it('a worker that stops while the database is down does not wait for it', async () => {
  const stopping = new AbortController();
  vi.spyOn(database(), '$executeRawUnsafe').mockImplementation(() => {
    stopping.abort();
    throw new Error('connection refused');
  });
  await expect(keepCategories(stopping.signal)).resolves.toBeUndefined();
});
