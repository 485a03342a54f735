import { problemOf } from '@/lib/shared/reasons';
import { z } from 'zod';
import { undoneExample } from './examples/inventory';
import { callerBody, callerQuery, id } from './fields';
import { operation } from './operation';
import { intakePath, INTAKE_STATUSES, INTAKE_NOT_FOUND } from './inventory';

export const undoInventory = operation({
  id: 'undoInventory',
  method: 'POST',
  path: '/client_reference/{client_reference_id}/inventory/{intake_id}/undo',
  tag: 'Inventory',
  summary: 'Take an inventory out of its claim again',
  description:
    'Removes exactly the items and appraisals that the commit made, as long as nobody has worked on any of them. A second undo changes nothing; an intake that was never committed is discarded.',
  location: 'CR',
  access: 'write',
  params: intakePath,
  query: callerQuery,
  body: z.object(callerBody),
  reply: z.object({
    intake_id: id,
    status: z.enum(INTAKE_STATUSES),
    removed_item_count: z.int(),
    removed_appraisal_count: z.int(),
  }),
  faults: [
    'invalid',
    {
      fault: 'wrong',
      when: 'something was done with the items since',
      example: problemOf('intake_id', 'undo_appraisal_changed'),
    },
    INTAKE_NOT_FOUND,
  ],
  examples: { body: {}, reply: undoneExample },
});
