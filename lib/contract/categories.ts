import { problemOf } from '@/lib/shared/reasons';
import { z } from 'zod';
import { callerQuery, language, none } from './fields';
import { operation } from './operation';

export const listCategories = operation({
  id: 'listCategories',
  method: 'GET',
  path: '/categories',
  tag: 'Lookups',
  summary: 'List the categories of the catalogue',
  description:
    "The values of `client_category_id` for lookups and appraisals. By name, in `language`, by default the client's; the same categories for every client.",
  location: '00',
  access: 'read',
  params: z.object({}),
  query: callerQuery.extend({ language: language.optional() }),
  body: none,
  reply: z.object({
    categories: z.array(
      z.object({
        client_category_id: z.int(),
        client_category: z.string(),
        parent_client_category_id: z
          .int()
          .nullable()
          .describe('The group that it belongs to; null for a group. There are two levels.'),
      }),
    ),
  }),
  faults: [
    {
      fault: 'wrong',
      when: '`language` is unknown',
      example: problemOf('language', 'not_one_of', {
        values: '"en", "da", "sv", "nb", "de", "fi"',
      }),
    },
  ],
  examples: {
    reply: {
      categories: [
        {
          client_category_id: 100,
          client_category: 'Electronics',
          parent_client_category_id: null,
        },
        { client_category_id: 10, client_category: 'Phones', parent_client_category_id: 100 },
        { client_category_id: 11, client_category: 'Tablets', parent_client_category_id: 100 },
      ],
    },
  },
});
