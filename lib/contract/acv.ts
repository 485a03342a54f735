import { z } from 'zod';
import { acvExample } from './examples/appraisals';
import { appraisalPath, callerBody, callerQuery, instant, money, moneyIn, none, text } from './fields';
import { operation } from './operation';

const APPRAISAL_NOT_FOUND = { fault: 'not_found', when: 'the claim or the appraisal does not exist for this client', says: 'Appraisal not found' } as const;

export const acvCalculation = z
  .object({
    actual_cash_value: money.describe('Of the whole line.'),
    depreciation: money.describe('RCV minus ACV.'),
    replacement_cost_value: money.describe('Of the whole line: the price times the quantity.'),
    is_manual: z.boolean().describe('Entered by a person or a system, not calculated by rules.'),
    reason: z.string().nullable().describe('Why, when it was entered.'),
    entered_by: z.string().describe('`user:<e-mail>` or `key:<id>`.'),
    steps: z.array(z.object({ rule: z.string(), amount: money, sentence: z.string().describe('What the rule did, in words.') })).describe('How the rules arrived at it; empty for an entered one.'),
    create_time: instant,
  })
  .meta({ id: 'AcvCalculation', description: 'How the actual cash value of an appraisal came about.' });

export const setAcv = operation({
  id: 'setAcv',
  method: 'PUT',
  path: '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/acv',
  tag: 'ACV',
  summary: 'Set the actual cash value of an appraisal by hand, with the reason',
  description: 'Replaces an earlier calculation; the same amount with the same reason changes nothing. The amount is of the whole line and not above its RCV.',
  location: 'AP',
  access: 'write',
  params: appraisalPath,
  query: callerQuery,
  body: z.object({
    ...callerBody,
    actual_cash_value: moneyIn.describe('Of the whole line, quantity included.'),
    reason: text(2000).refine((value) => value.trim() !== '', 'must give a reason').meta({ minLength: 1, description: 'Kept in the audit trail and printed in the report.' }),
  }),
  reply: acvCalculation,
  faults: [
    'missing', 'invalid', APPRAISAL_NOT_FOUND,
    { fault: 'wrong', when: 'the amount is above the RCV, negative or has more than two decimals, or the appraisal has no RCV', says: 'actual_cash_value : is above the replacement cost of 7499.00' },
  ],
  examples: { body: { actual_cash_value: 5249.5, reason: acvExample.reason }, reply: acvExample },
});

export const readAcv = operation({
  id: 'readAcv',
  method: 'GET',
  path: '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/acv',
  tag: 'ACV',
  summary: 'Read how the actual cash value of an appraisal came about',
  description: 'An appraisal without a calculation has none to read; its ACV is then its RCV.',
  location: 'AP',
  access: 'read',
  params: appraisalPath,
  query: callerQuery,
  body: none,
  reply: acvCalculation,
  faults: ['invalid', { fault: 'not_found', when: 'the claim or the appraisal does not exist for this client, or nothing was calculated', says: 'ACV calculation not found' }],
  examples: { reply: acvExample },
});

export const deleteAcv = operation({
  id: 'deleteAcv',
  method: 'DELETE',
  path: '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/acv',
  tag: 'ACV',
  summary: 'Delete the actual cash value calculation of an appraisal',
  description: 'After it the ACV of the appraisal is its RCV again. Deleting what is not there is 204 too.',
  location: 'AP',
  access: 'write',
  params: appraisalPath,
  query: callerQuery,
  body: none,
  reply: none,
  faults: ['invalid', APPRAISAL_NOT_FOUND],
});
