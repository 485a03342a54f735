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
  photos: z.boolean().optional().describe('Include photos.'),
  depreciation: z.boolean().optional().describe('Include depreciation and ACV.'),
  forensics: z.boolean().optional().describe('Include the forensics results.'),
  audit: z.boolean().optional().describe('Include the history of the claim.'),
  paper: z.enum(['a4', 'letter']).optional().describe('Paper size; default A4.'),
};

const reportLanguage = language.nullish().describe("Language of the report; default: the claim's.");

const REPORT_NOT_FOUND = {
  fault: 'not_found',
  when: 'the client has no such claim, or the claim no such report',
  example: problem('client_reference_not_found'),
} as const;

const storedReport = z
  .object({
    report_id: id,
    document_id: z
      .string()
      .nullable()
      .describe('Printed on every page; for `/verify/<document_id>`. Null for old reports.'),
    language,
    appraisal_ids: z.array(id),
    sha256: z.string().describe('Of the file, hexadecimal.'),
    size: z.int().describe('Bytes.'),
    created_by: z.string().describe('`key:<id>` or `user:<address>`.'),
    create_time: instant,
    expire_time: instant.describe(
      'When the file is deleted; the document id can still be verified.',
    ),
    revoke_time: instant.nullable().describe('Null: valid.'),
    address: z
      .string()
      .nullable()
      .describe(
        'URL of the PDF, for people of the client and the key that created it; otherwise, and once revoked, null.',
      ),
  })
  .meta({ id: 'Report', description: 'A report within its retention.' });

/** The URL of the PDF, as a JSON string. */
const address = z.string().meta({
  format: 'uri',
  description: 'The URL of the PDF, `{files_url}/reports/<report_file_name>.pdf`, percent-encoded.',
});

const REPORT_FAILURES = ['gone', 'storage_full', 'too_slow', 'broken'] as const;

/** The progress of a report that is created later. */
const reportJob = z
  .object({
    report_job_id: id,
    status: z.enum(['queued', 'making', 'ready', 'failed']),
    items_done: z.int().describe('Items rendered so far.'),
    items_total: z.int().describe('Items of the report.'),
    report_id: id
      .nullable()
      .describe('The finished report: a new one, or one of the same day with the same content.'),
    address: z
      .string()
      .nullable()
      .describe(
        'URL of the finished PDF, for the caller who requested it; null once expired or revoked.',
      ),
    failure: z.enum(REPORT_FAILURES).nullable().describe('Code of the failure.'),
    reason: z.string().nullable().describe('The failure in words.'),
    status_url: z.string().describe('The path of this job.'),
    create_time: instant,
    finish_time: instant.nullable(),
  })
  .meta({
    id: 'ReportJob',
    description: 'A report requested with `Prefer: respond-async`.',
  });

export type ReportJob = z.input<typeof reportJob>;

const LATER =
  'With `Prefer: respond-async` the response is 202 with the path of the job; the webhooks `report.ready` and `report.failed` have its `report_job_id`.';

/** An empty list is refused: the caller's filter probably matched nothing by mistake. */
const NO_APPRAISALS = reason('no_appraisal');

const ADDRESS_EXAMPLE =
  'https://claims.example/files/reports/2026-03-4711%20report%202026-03-10%20c2b4a9f07d1e4c6b8a35f2d90e617b84.pdf';

export const createAppraisalReport = operation({
  id: 'createAppraisalReport',
  method: 'POST',
  path: '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/report',
  tag: 'Reports',
  summary: 'Create the PDF report of one appraisal',
  description: `The response is a JSON string: the URL of the PDF. It needs no header, so treat it as a secret; it expires with the client's retention. The same content on the same day has the same URL. The report prints a document id and an address, \`/verify/<document id>\`, where anybody with the file can check it.\n\n${LATER}`,
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
  description: `Covers all appraisals of the claim, or those in \`appraisal_ids\`. The response is the URL of the PDF, as for one appraisal.\n\n${LATER}`,
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
        .describe('The appraisals to cover, at least one; default: all.'),
      ...parts,
    })
    .default({}),
  reply: address,
  accepted: reportJob,
  faults: [
    'invalid',
    {
      fault: 'wrong',
      when: 'the language is unknown, or `appraisal_ids` is empty or has one that is not of this claim',
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
  summary: 'List the reports of a claim, newest first',
  description:
    'The newest 100 within their retention, including revoked ones. Their URLs are for people of the client, and for the key that created them.',
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
  summary: 'Read the state of a report job',
  description: 'The job of a request with `Prefer: respond-async`; deleted after a week.',
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
      when: 'the client has no such claim, or the claim no such report job',
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
    'Its URL stops working, and verification shows that it was revoked, and when. Cannot be undone; repeating it changes nothing.',
  location: '00',
  access: 'write',
  params: claimPath.extend({ report_id: idIn }),
  query: callerQuery,
  body: none,
  reply: none,
  faults: ['invalid', REPORT_NOT_FOUND],
});
