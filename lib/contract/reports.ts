import { z } from 'zod';
import { appraisalPath, callerBody, callerQuery, claimPath, idIn, language } from './fields';
import { operation } from './operation';

const parts = {
  photos: z.boolean().optional().describe('Whether photos are shown.'),
  depreciation: z.boolean().optional().describe('Whether depreciation and ACV are shown.'),
  forensics: z.boolean().optional().describe('Whether the findings of the image forensics are shown.'),
  audit: z.boolean().optional().describe('Whether the history of the claim is added.'),
};

const reportLanguage = language.nullish().describe("Language of the report; the claim's when left out.");

/** The address of the PDF, as a JSON string. */
const address = z.string().meta({ format: 'uri', description: 'The address of the PDF, `{files_url}/reports/<report_file_name>.pdf`, percent-encoded.' });

/** A report about nothing is nobody's wish: what made the list found nothing. */
const NO_APPRAISALS = 'must name at least one appraisal; leave it out for all';

const ADDRESS_EXAMPLE = 'https://claims.example/files/reports/2026-03-4711%20report%202026-03-10%20c2b4a9f07d1e4c6b8a35f2d90e617b84.pdf';

export const createAppraisalReport = operation({
  id: 'createAppraisalReport',
  method: 'POST',
  path: '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/report',
  tag: 'Reports',
  summary: 'Create the PDF report of one appraisal',
  description: 'The answer is a JSON string: the address of the PDF. Reading it needs no header, so treat it as a secret; it expires with the retention of the client.',
  location: '00',
  access: 'write',
  heavy: true,
  params: appraisalPath,
  query: callerQuery,
  body: z.object({ ...callerBody, language: reportLanguage, ...parts }).default({}),
  reply: address,
  faults: [
    'invalid',
    { fault: 'wrong', when: 'the language is unknown', says: 'language : must be one of "en", "da", "sv", "nb", "de", "fi"' },
    { fault: 'not_found', when: 'the claim or the appraisal does not exist for this client', says: 'Client reference not found' },
  ],
  examples: { body: { language: 'da', photos: true }, reply: ADDRESS_EXAMPLE },
});

export const createClaimReport = operation({
  id: 'createClaimReport',
  method: 'POST',
  path: '/client_reference/{client_reference_id}/report/pdf',
  tag: 'Reports',
  summary: 'Create the PDF report of several appraisals or the whole claim',
  description: 'Without `appraisal_ids` the report covers all appraisals of the claim, with them only those. The answer is the address of the PDF, as for one appraisal.',
  location: '00',
  access: 'write',
  heavy: true,
  params: claimPath,
  query: callerQuery,
  body: z
    .object({ ...callerBody, language: reportLanguage, appraisal_ids: z.array(idIn).min(1, NO_APPRAISALS).max(10_000).nullish().describe('The appraisals to cover, at least one; all of them when left out.'), ...parts })
    .default({}),
  reply: address,
  faults: [
    'invalid',
    { fault: 'wrong', when: 'the language is unknown, or `appraisal_ids` is empty or holds one that is not of this claim', says: 'appraisal_ids : holds an appraisal that is not of this claim' },
    { fault: 'not_found', when: 'the client has no such claim', says: 'Client reference not found' },
  ],
  examples: { body: { language: 'da', appraisal_ids: [91207] }, reply: ADDRESS_EXAMPLE },
});
