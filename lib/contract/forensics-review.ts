import { problem, problemOf } from '@/lib/shared/reasons';
import { z } from 'zod';
import { MARK_CLEAN_TITLE, noCompletedVerdict } from './error-bodies';
import { pictureExample } from './examples/forensics';
import { callerQuery, claimPath, instant, text } from './fields';
import { operation } from './operation';
import { CLAIM_FORBIDDEN, attachmentOfItem, WRONG_NAME } from './forensics';

export const clearForensicsVerdict = operation({
  id: 'clearForensicsVerdict',
  method: 'POST',
  path: '/forensics/{client_reference_id}/clear',
  tag: 'Forensics',
  summary: 'Mark a flagged image clean',
  description:
    'After review by a person: resets both verdicts and `flagged`, for all appraisals of the item. The status stays `complete`; the findings of the engine stay in `cleared_findings` and in the audit trail. Repeating it is 200 without another event.',
  location: '00',
  access: 'write',
  params: claimPath,
  query: callerQuery,
  body: attachmentOfItem.safeExtend({
    note: text(2000).optional().describe('The result of the review; stored in the audit trail.'),
  }),
  reply: z.object({
    cleared: z.literal(true),
    overridden: z
      .object({
        by: z.string().describe('Who had confirmed the flag.'),
        at: instant,
        note: z.string().nullable(),
      })
      .optional()
      .describe('The confirmed flag that this clear overrides; absent where there was none.'),
  }),
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

/** Confirms a flag, the opposite of clearing it. Not in the service description. */
export const keepForensicsFlag = operation({
  id: 'keepForensicsFlag',
  method: 'POST',
  path: '/forensics/{client_reference_id}/keep',
  tag: 'Forensics',
  summary: 'Confirm the flag of an image',
  description:
    'After review by a person: the image stays `flagged` with `state` `confirmed`, for all appraisals of the item, and counts in `confirmed_count` of the claim instead of `flagged_count`. Repeating it is 200 without another event; `restore` undoes it, a clear overrides it, and a new analysis drops it.',
  location: '00',
  access: 'write',
  params: claimPath,
  query: callerQuery,
  body: attachmentOfItem.safeExtend({
    note: text(2000).optional().describe('The result of the review; stored in the audit trail.'),
  }),
  reply: z.object({ kept: z.literal(true) }),
  faults: [
    'missing',
    'invalid',
    WRONG_NAME,
    CLAIM_FORBIDDEN,
    {
      fault: 'not_found',
      when: 'the attachment is not flagged: it has no completed verdict, is below the threshold or was marked clean',
      example: problem('flag_not_found'),
    },
  ],
  examples: {
    body: { ...pictureExample, note: 'The same area twice, the serial number is covered' },
    reply: { kept: true },
  },
});

/**
 * Reverts a person's decision, so that the engine's verdict applies again. Not in the service
 * description.
 */
export const restoreForensicsVerdict = operation({
  id: 'restoreForensicsVerdict',
  method: 'POST',
  path: '/forensics/{client_reference_id}/restore',
  tag: 'Forensics',
  summary: 'Undo a clear or a confirmed flag',
  description:
    'Undoes the last decision: after a clear of an image with a confirmed flag, the flag is confirmed again. Without a decision it is 200 and changes nothing.',
  location: '00',
  access: 'write',
  params: claimPath,
  query: callerQuery,
  body: attachmentOfItem,
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
