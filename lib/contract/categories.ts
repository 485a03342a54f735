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
    "The values of `client_category_id` for lookups and appraisals. By name, in `language`, by default the client's: the built-in ones with the client's names, and its own. Hidden ones are not for new choices.",
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
        is_own: z.boolean().describe('The client added it.'),
        is_hidden: z
          .boolean()
          .describe('Not offered for new choices; only lines that have it already name it.'),
        valued_as_client_category_id: z
          .int()
          .nullable()
          .describe('The category whose depreciation rule applies if no rule names this one.'),
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
          is_own: false,
          is_hidden: false,
          valued_as_client_category_id: null,
        },
        {
          client_category_id: 100_000,
          client_category: 'Home robots',
          parent_client_category_id: 100,
          is_own: true,
          is_hidden: false,
          valued_as_client_category_id: 205,
        },
      ],
    },
  },
});
