import { z } from 'zod';
import { appraisalPath, callerBody, callerQuery, claimPath, idIn, language } from './fields';
import { operation } from './operation';

const parts = { photos: z.boolean().optional(), depreciation: z.boolean().optional(), forensics: z.boolean().optional(), audit: z.boolean().optional() };

/** The address of the PDF, as a JSON string. */
const address = z.string();

export const createAppraisalReport = operation({
  id: 'createAppraisalReport',
  method: 'POST',
  path: '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/report',
  summary: 'Create the PDF report of one appraisal',
  location: '00',
  access: 'write',
  heavy: true,
  params: appraisalPath,
  query: callerQuery,
  body: z.object({ ...callerBody, language: language.nullish(), ...parts }).default({}),
  reply: address,
});

export const createClaimReport = operation({
  id: 'createClaimReport',
  method: 'POST',
  path: '/client_reference/{client_reference_id}/report/pdf',
  summary: 'Create the PDF report of several appraisals or the whole claim',
  location: '00',
  access: 'write',
  heavy: true,
  params: claimPath,
  query: callerQuery,
  body: z.object({ ...callerBody, language: language.nullish(), appraisal_ids: z.array(idIn).max(10_000).nullish(), ...parts }).default({}),
  reply: address,
});
