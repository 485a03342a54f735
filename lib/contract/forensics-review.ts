import { problem, problemOf } from '@/lib/shared/reasons';
import { z } from 'zod';
import { MARK_CLEAN_TITLE, noCompletedVerdict } from './error-bodies';
import { pictureExample } from './examples/forensics';
import { callerQuery, claimPath, text } from './fields';
import { operation } from './operation';
import { CLAIM_FORBIDDEN, attachmentOfAppraisal, WRONG_NAME } from './forensics';

export const clearForensicsVerdict = operation({
  id: 'clearForensicsVerdict',
  method: 'POST',
  path: '/forensics/{client_reference_id}/clear',
  tag: 'Forensics',
  summary: 'Mark a flagged image clean',
  description:
    'A person reviewed the image. Both verdicts and the flagged state are cleared, for every appraisal of the same claimed item; the status stays `complete` and the verdict of the machine stays in the audit trail. Clearing again is 200 without a second entry.',
  location: '00',
  access: 'write',
  params: claimPath,
  query: callerQuery,
  body: attachmentOfAppraisal.extend({
    note: text(2000).optional().describe('What the review found; kept in the audit trail.'),
  }),
  reply: z.object({ cleared: z.literal(true) }),
  faults: [
    {
      fault: 'invalid',
      when: 'the body is invalid',
      body: { title: MARK_CLEAN_TITLE, description: 'file_name: Field required' },
    },
    {
      fault: 'invalid',
      when: 'the path id is not an integer',
      example: problemOf('client_reference_id', 'not_an_integer'),
    },
    CLAIM_FORBIDDEN,
    {
      fault: 'not_found',
      when: 'there is no completed verdict for the attachment',
      body: noCompletedVerdict('phone-front.jpg'),
    },
  ],
  examples: {
    body: { ...pictureExample, note: 'Reflection in the screen, not a copy' },
    reply: { cleared: true },
  },
});

/** The other outcome of a review. Additive. */
export const keepForensicsFlag = operation({
  id: 'keepForensicsFlag',
  method: 'POST',
  path: '/forensics/{client_reference_id}/keep',
  tag: 'Forensics',
  summary: 'Confirm the flag of an image',
  description:
    'A person reviewed the flagged image and agrees that it needs attention. It stays `flagged`, for every appraisal of the same claimed item, and is no longer counted among the images that wait for a review. Keeping again is 200 without a second entry; `restore` takes it back, a clear outweighs it, and a new run makes a new verdict without it.',
  location: '00',
  access: 'write',
  params: claimPath,
  query: callerQuery,
  body: attachmentOfAppraisal.extend({
    note: text(2000).optional().describe('What the review found; kept in the audit trail.'),
  }),
  reply: z.object({ kept: z.literal(true) }),
  faults: [
    'missing',
    'invalid',
    WRONG_NAME,
    CLAIM_FORBIDDEN,
    {
      fault: 'not_found',
      when: 'the attachment is not flagged: it has no completed verdict, was not flagged or was marked clean',
      example: problem('flag_not_found'),
    },
  ],
  examples: {
    body: { ...pictureExample, note: 'The same area twice, the serial number is covered' },
    reply: { kept: true },
  },
});

/** Takes a person's decision back within the desk: the machine's verdict stands again. Additive. */
export const restoreForensicsVerdict = operation({
  id: 'restoreForensicsVerdict',
  method: 'POST',
  path: '/forensics/{client_reference_id}/restore',
  tag: 'Forensics',
  summary: 'Undo a clear or a confirmed flag',
  description:
    'The last decision is taken back: a clear of an image whose flag was kept before leaves the kept flag. Restoring what nobody decided is 200 and changes nothing.',
  location: '00',
  access: 'write',
  params: claimPath,
  query: callerQuery,
  body: attachmentOfAppraisal,
  reply: z.object({ restored: z.literal(true) }),
  faults: [
    'missing',
    'invalid',
    WRONG_NAME,
    CLAIM_FORBIDDEN,
    {
      fault: 'not_found',
      when: 'the attachment has no verdict',
      example: problem('verdict_not_found'),
    },
  ],
  examples: { body: pictureExample, reply: { restored: true } },
});
