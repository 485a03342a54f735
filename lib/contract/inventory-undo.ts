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
  summary: 'Undo the import of an inventory',
  description:
    'Removes the items and appraisals that the commit created, unless somebody has changed one of them. Repeating it changes nothing. An import that was not committed is discarded.',
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
      when: 'the items have been changed since',
      example: problemOf('intake_id', 'undo_appraisal_changed'),
    },
    INTAKE_NOT_FOUND,
  ],
  examples: { body: {}, reply: undoneExample },
});
