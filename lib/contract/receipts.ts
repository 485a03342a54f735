import { z } from 'zod';
import { RECEIPT_FINDINGS } from '@/lib/shared/receipt-findings';
import { problem } from '@/lib/shared/reasons';
import { cause } from './cause';
import { callerQuery, claimPath, date, id, instant, money, none } from './fields';
import { operation } from './operation';

const pdfFacts = z
  .object({
    pages: z.int(),
    pages_read: z.int().describe('The first pages; the others are not read.'),
    producer: z.string().nullable().describe('The program that wrote the file.'),
    creator: z.string().nullable().describe('The program that made the document.'),
    created: z.string().nullable().describe('As the file states it, without a time zone.'),
    modified: z.string().nullable(),
    saves: z.int().describe('Saves after the first are appended to the file.'),
    is_signed: z.boolean(),
    is_scan: z.boolean().describe('Its pages are pictures.'),
  })
  .meta({ id: 'PdfFacts', description: 'The structure of a PDF file.' });

const finding = z
  .object({
    code: z
      .enum(RECEIPT_FINDINGS)
      .describe(
        '`date_differs`, `total_differs`: the receipt contradicts the claim. `pdf_…`: about the file, neutral.',
      ),
    values: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .describe('The values in the sentence.'),
    sentence: z.string().describe("In the claim's language."),
  })
  .meta({ id: 'ReceiptFinding', description: 'What a handler should know of a receipt.' });

const receipt = z
  .object({
    row_id: id.describe('The item of the attachment.'),
    file_name: z.string(),
    status: z
      .enum(['waiting', 'read', 'failed'])
      .describe('`waiting`: it will be read in the background.'),
    shop: z.string().nullable().describe('As printed; null where it was not found.'),
    date: date.nullable().describe('The date of purchase on the receipt.'),
    total: money.nullable(),
    currency: z.string().nullable().describe('Null where the receipt states none.'),
    claimed_date: date.nullable().describe('The purchase date of the item.'),
    claimed_amount: money.nullable().describe('Of the item, for the line.'),
    findings: z.array(finding),
    pdf: pdfFacts.nullable().describe('Null for a picture.'),
    failure_reason: z
      .string()
      .nullable()
      .describe('Why it could not be read, or not yet, in the language of the claim.'),
    failure_cause: cause.nullable().describe('`failure_reason` as code and values.'),
    update_time: instant,
  })
  .meta({ id: 'Receipt', description: 'What was read from an attachment that is a receipt.' });

export type Receipt = z.infer<typeof receipt>;

export const listReceipts = operation({
  id: 'listReceipts',
  method: 'GET',
  path: '/client_reference/{client_reference_id}/receipts',
  tag: 'Attachments',
  summary: 'Read shop, date and total of the receipts of a claim',
  description:
    'PDFs, and pictures that show a receipt, are read in the background after their verdict. What was read is a proposal: nothing in the claim is changed by it. A finding that contradicts the claim is given only for values that were read without doubt, and of a PDF only if all of its pages were read.',
  location: 'AT',
  access: 'read',
  params: claimPath,
  query: callerQuery,
  body: none,
  reply: z.object({ receipts: z.array(receipt) }),
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
      receipts: [
        {
          row_id: 66_102,
          file_name: 'receipt.pdf',
          status: 'read',
          shop: 'Elgiganten A/S',
          date: '2023-05-20',
          total: 7499,
          currency: 'DKK',
          claimed_date: '2023-05-20',
          claimed_amount: 8999,
          findings: [
            {
              code: 'total_differs',
              values: { total_amount: 7499, claimed_amount: 8999, currency: 'DKK' },
              sentence: 'The receipt totals 7,499.00 DKK. The claimed 8,999.00 DKK is not on it.',
            },
          ],
          pdf: {
            pages: 1,
            pages_read: 1,
            producer: 'iText 7.2',
            creator: null,
            created: '2023-05-20 16:41',
            modified: null,
            saves: 1,
            is_signed: false,
            is_scan: false,
          },
          failure_reason: null,
          failure_cause: null,
          update_time: '2026-03-02T09:14:00.000Z',
        },
      ],
    },
  },
});
