import { z } from 'zod';
import { CONDITIONS } from '@/lib/shared/conditions';
import { callerQuery, none } from './fields';
import { operation } from './operation';

export const listConditions = operation({
  id: 'listConditions',
  method: 'GET',
  path: '/conditions',
  tag: 'Service',
  summary: 'List the condition codes of items and appraisals',
  description: 'The same for every client.',
  location: '00',
  access: 'read',
  params: z.object({}),
  query: callerQuery,
  body: none,
  reply: z.object({ conditions: z.array(z.object({ id: z.int(), name: z.string() })) }),
  faults: [],
  examples: { reply: { conditions: [...CONDITIONS] } },
});
