import { problemOf } from '@/lib/shared/reasons';
import { z } from 'zod';
import { STATUS_FEATURE_OFF } from './error-bodies';
import { appraisalPath, callerBody, callerQuery, idIn, none } from './fields';
import { operation } from './operation';
import { CHANGED_APPRAISAL } from './revision';
import { APPRAISAL_NOT_FOUND } from './appraisals';

export const updateAppraisalStatus = operation({
  id: 'updateAppraisalStatus',
  method: 'PUT',
  path: '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/appraisal_status',
  tag: 'Status',
  summary: 'Set the status of an appraisal',
  description:
    'Any enabled status may follow any other unless the client has set transitions. Setting the current status is 200 and changes nothing.',
  location: 'AP',
  access: 'write',
  revisioned: 'write',
  params: appraisalPath,
  query: callerQuery,
  body: z.object({
    ...callerBody,
    appraisal_status_id: idIn.describe('The status to assign, see `GET /appraisal_statuses`.'),
  }),
  reply: z.object({}),
  faults: [
    'missing',
    'invalid',
    APPRAISAL_NOT_FOUND,
    CHANGED_APPRAISAL,
    {
      fault: 'wrong',
      when: 'there is no such status, it is not enabled for the client, or it may not follow the current one',
      example: problemOf('appraisal_status_id', 'status_not_enabled'),
    },
    { fault: 'forbidden', when: 'the feature is off for the client', body: STATUS_FEATURE_OFF },
  ],
  examples: { body: { appraisal_status_id: 2 }, reply: {} },
});

export const listAppraisalStatuses = operation({
  id: 'listAppraisalStatuses',
  method: 'GET',
  path: '/appraisal_statuses',
  tag: 'Status',
  summary: 'List the appraisal statuses of the client',
  description: 'Those this client may set. `enabled` is false if the feature is off.',
  location: 'AP',
  access: 'read',
  params: z.object({}),
  query: callerQuery,
  body: none,
  reply: z.object({
    enabled: z.boolean().describe('Whether statuses can be set.'),
    appraisal_statuses: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        next_ids: z.array(z.int()).describe('The statuses that may follow.'),
        counts: z
          .boolean()
          .describe('Whether lines with this status are in the sums of the claim.'),
      }),
    ),
  }),
  faults: [],
  examples: {
    reply: {
      enabled: true,
      appraisal_statuses: [
        { id: 1, name: 'Open', next_ids: [2, 3], counts: true },
        { id: 2, name: 'Accepted', next_ids: [], counts: true },
        { id: 3, name: 'Rejected', next_ids: [1], counts: false },
      ],
    },
  },
});
