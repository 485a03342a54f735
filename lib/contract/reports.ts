import { problem, problemOf, reason } from '@/lib/shared/reasons';
import { z } from 'zod';
import {
  appraisalPath,
  callerBody,
  callerQuery,
  claimPath,
  id,
  idIn,
  instant,
  language,
  none,
} from './fields';
import { operation } from './operation';

const parts = {
  photos: z.boolean().optional().describe('Whether photos are shown.'),
  depreciation: z.boolean().optional().describe('Whether depreciation and ACV are shown.'),
  forensics: z
    .boolean()
    .optional()
    .describe('Whether the findings of the image forensics are shown.'),
  audit: z.boolean().optional().describe('Whether the history of the claim is added.'),
  paper: z.enum(['a4', 'letter']).optional().describe('The paper; A4 when left out.'),
};

const reportLanguage = language
  .nullish()
  .describe("Language of the report; the claim's when left out.");

const REPORT_NOT_FOUND = {
  fault: 'not_found',
  when: 'the client has no such claim, or that has no such report',
  example: problem('client_reference_not_found'),
} as const;

const storedReport = z
  .object({
    report_id: id,
    document_id: z
      .string()
      .nullable()
      .describe(
        'What every page of it prints, and its place at `/verify/<document_id>`; null for one from before documents had one.',
      ),
    language,
    appraisal_ids: z.array(id),
    sha256: z.string().describe('Of the file, hexadecimal.'),
    size: z.int().describe('Bytes.'),
    created_by: z.string().describe('`key:<id>` or `user:<address>`.'),
    create_time: instant,
    expire_time: instant.describe(
      'From then on the file is gone; that it was made can still be verified.',
    ),
    revoke_time: instant.nullable().describe('Null: it stands.'),
    address: z
      .string()
      .nullable()
      .describe(
        'Of the PDF, told to people of the client and to the key that asked for it; null for others and once it was revoked.',
      ),
  })
  .meta({ id: 'Report', description: 'A report that was made and whose retention is not over.' });

/** The address of the PDF, as a JSON string. */
const address = z.string().meta({
  format: 'uri',
  description:
    'The address of the PDF, `{files_url}/reports/<report_file_name>.pdf`, percent-encoded.',
});

export const REPORT_FAILURES = ['gone', 'storage_full', 'too_slow', 'broken'] as const;

/** How far a report is that is made later. */
export const reportJob = z
  .object({
    report_job_id: id,
    status: z.enum(['queued', 'making', 'ready', 'failed']),
    items_done: z.int().describe('Items that are on paper.'),
    items_total: z.int().describe('Items that the report covers.'),
    report_id: id
      .nullable()
      .describe(
        'Of the report once it is ready: a new one, or one of the same day that says the same.',
      ),
    address: z
      .string()
      .nullable()
      .describe(
        'Of the PDF once it is ready, told only to whoever asked for it; null when it has expired or was revoked since.',
      ),
    failure: z.enum(REPORT_FAILURES).nullable().describe('Why it failed.'),
    reason: z.string().nullable().describe('Why it failed, in words.'),
    status_url: z.string().describe('The path at which this can be asked again.'),
    create_time: instant,
    finish_time: instant.nullable(),
  })
  .meta({
    id: 'ReportJob',
    description: 'A report that was asked for with `Prefer: respond-async`.',
  });

export type ReportJob = z.input<typeof reportJob>;

const LATER =
  'With `Prefer: respond-async` the answer is 202 and says where to ask how far it is; a webhook `report.ready` or `report.failed` with its `report_job_id` tells the end, too.';

/** A report about nothing is nobody's wish: what made the list found nothing. */
const NO_APPRAISALS = reason('no_appraisal');

const ADDRESS_EXAMPLE =
  'https://claims.example/files/reports/2026-03-4711%20report%202026-03-10%20c2b4a9f07d1e4c6b8a35f2d90e617b84.pdf';

export const createAppraisalReport = operation({
  id: 'createAppraisalReport',
  method: 'POST',
  path: '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/report',
  tag: 'Reports',
  summary: 'Create the PDF report of one appraisal',
  description: `The answer is a JSON string: the address of the PDF. Reading it needs no header, so treat it as a secret; it expires with the retention of the client. Asked again on the same day for what says the same, it is the same address. The report prints a document id and an address, \`/verify/<document id>\`, where anybody who has the file can check it.\n\n${LATER}`,
  location: '00',
  access: 'write',
  heavy: true,
  params: appraisalPath,
  query: callerQuery,
  body: z.object({ ...callerBody, language: reportLanguage, ...parts }).default({}),
  reply: address,
  accepted: reportJob,
  faults: [
    'invalid',
    {
      fault: 'wrong',
      when: 'the language is unknown',
      example: problemOf('language', 'not_one_of', {
        values: '"en", "da", "sv", "nb", "de", "fi"',
      }),
    },
    {
      fault: 'not_found',
      when: 'the claim or the appraisal does not exist for this client',
      example: problem('client_reference_not_found'),
    },
  ],
  examples: { body: { language: 'da', photos: true }, reply: ADDRESS_EXAMPLE },
});

export const createClaimReport = operation({
  id: 'createClaimReport',
  method: 'POST',
  path: '/client_reference/{client_reference_id}/report/pdf',
  tag: 'Reports',
  summary: 'Create the PDF report of several appraisals or the whole claim',
  description: `Without \`appraisal_ids\` the report covers all appraisals of the claim, with them only those. The answer is the address of the PDF, as for one appraisal.\n\n${LATER}`,
  location: '00',
  access: 'write',
  heavy: true,
  params: claimPath,
  query: callerQuery,
  body: z
    .object({
      ...callerBody,
      language: reportLanguage,
      appraisal_ids: z
        .array(idIn)
        .min(1, NO_APPRAISALS)
        .max(10_000)
        .nullish()
        .describe('The appraisals to cover, at least one; all of them when left out.'),
      ...parts,
    })
    .default({}),
  reply: address,
  accepted: reportJob,
  faults: [
    'invalid',
    {
      fault: 'wrong',
      when: 'the language is unknown, or `appraisal_ids` is empty or holds one that is not of this claim',
      example: problemOf('appraisal_ids', 'appraisal_of_another_claim'),
    },
    {
      fault: 'not_found',
      when: 'the client has no such claim',
      example: problem('client_reference_not_found'),
    },
  ],
  examples: { body: { language: 'da', appraisal_ids: [91207] }, reply: ADDRESS_EXAMPLE },
});

export const listReports = operation({
  id: 'listReports',
  method: 'GET',
  path: '/client_reference/{client_reference_id}/report',
  tag: 'Reports',
  summary: 'The reports of a claim, newest first',
  description:
    'The newest 100 whose retention is not over, those that were revoked included. Their addresses are told to people of the client, and to a key of those that it asked for itself.',
  location: '00',
  access: 'read',
  params: claimPath,
  query: callerQuery,
  body: none,
  reply: z.object({ reports: z.array(storedReport) }),
  faults: [
    'invalid',
    {
      fault: 'not_found',
      when: 'the client has no such claim',
      example: problem('client_reference_not_found'),
    },
  ],
  examples: {
    reply: {
      reports: [
        {
          report_id: 50040,
          document_id: '7F3C-9A1E-52D8-4B06-K2M9',
          language: 'da',
          appraisal_ids: [91207],
          sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
          size: 48211,
          created_by: 'user:kari.holm@example.com',
          create_time: '2026-03-10T09:14:03.221Z',
          expire_time: '2027-03-10T09:14:03.221Z',
          revoke_time: null,
          address: ADDRESS_EXAMPLE,
        },
      ],
    },
  },
});

export const readReportJob = operation({
  id: 'readReportJob',
  method: 'GET',
  path: '/client_reference/{client_reference_id}/report/job/{report_job_id}',
  tag: 'Reports',
  summary: 'How far a report is that is made later',
  description: 'What `Prefer: respond-async` was answered by. It is kept for a week.',
  location: '00',
  access: 'read',
  params: claimPath.extend({ report_job_id: idIn }),
  query: callerQuery,
  body: none,
  reply: reportJob,
  faults: [
    'invalid',
    {
      fault: 'not_found',
      when: 'the client has no such claim, or for that no such report was asked',
      example: problem('client_reference_not_found'),
    },
  ],
  examples: {
    reply: {
      report_job_id: 50051,
      status: 'making',
      items_done: 850,
      items_total: 2000,
      report_id: null,
      address: null,
      failure: null,
      reason: null,
      status_url: '/api/client_reference/48213/report/job/50051',
      create_time: '2026-03-10T09:14:03.221Z',
      finish_time: null,
    },
  },
});

export const revokeReport = operation({
  id: 'revokeReport',
  method: 'DELETE',
  path: '/client_reference/{client_reference_id}/report/{report_id}',
  tag: 'Reports',
  summary: 'Revoke a report',
  description:
    'Its address opens nothing from then on, and whoever verifies the document is told that it was withdrawn, and when. It cannot be taken back; done twice it is as done once.',
  location: '00',
  access: 'write',
  params: claimPath.extend({ report_id: idIn }),
  query: callerQuery,
  body: none,
  reply: none,
  faults: ['invalid', REPORT_NOT_FOUND],
});
