import { z } from 'zod';
import { callerQuery, none } from './fields';
import { operation } from './operation';

export const listCategories = operation({
  id: 'listCategories',
  method: 'GET',
  path: '/categories',
  tag: 'Lookups',
  summary: 'The categories of the catalogue',
  description: 'Which `client_category_id` can be named in a lookup or chosen for an appraisal. By name; the same for every client.',
  location: '00',
  access: 'read',
  params: z.object({}),
  query: callerQuery,
  body: none,
  reply: z.object({ categories: z.array(z.object({ client_category_id: z.int(), client_category: z.string() })) }),
  faults: [],
  examples: { reply: { categories: [{ client_category_id: 10, client_category: 'Phones' }, { client_category_id: 12, client_category: 'Tablets' }] } },
});
