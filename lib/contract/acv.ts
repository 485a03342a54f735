import { z } from 'zod';
import { appraisalPath, callerBody, callerQuery, instant, money, moneyIn, none, text } from './fields';
import { operation } from './operation';

export const acvCalculation = z
  .object({
    actual_cash_value: money,
    depreciation: money,
    replacement_cost_value: money,
    is_manual: z.boolean(),
    reason: z.string().nullable(),
    entered_by: z.string(),
    steps: z.array(z.object({ rule: z.string(), amount: money, sentence: z.string() })),
    create_time: instant,
  })
  .meta({ id: 'AcvCalculation' });

export const setAcv = operation({
  id: 'setAcv',
  method: 'PUT',
  path: '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/acv',
  summary: 'Set the actual cash value of an appraisal by hand, with the reason',
  location: 'AP',
  access: 'write',
  params: appraisalPath,
  query: callerQuery,
  body: z.object({ ...callerBody, actual_cash_value: moneyIn, reason: text(2000).refine((value) => value.trim() !== '', 'must give a reason') }),
  reply: acvCalculation,
});

export const readAcv = operation({
  id: 'readAcv',
  method: 'GET',
  path: '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/acv',
  summary: 'Read how the actual cash value of an appraisal came about',
  location: 'AP',
  access: 'read',
  params: appraisalPath,
  query: callerQuery,
  body: none,
  reply: acvCalculation,
});

export const deleteAcv = operation({
  id: 'deleteAcv',
  method: 'DELETE',
  path: '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/acv',
  summary: 'Delete the actual cash value calculation of an appraisal',
  location: 'AP',
  access: 'write',
  params: appraisalPath,
  query: callerQuery,
  body: none,
  reply: none,
});
