import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '@/scripts/launch/root.mjs';

/** Tables whose changes must be recorded as events. */
const STATE = [
  'clientReference',
  'claimedItem',
  'appraisal',
  'attachment',
  'forensicsVerdict',
  'acvCalculation',
  'acvOverride',
  'priceReview',
  'ruleSet',
  'priceSnapshot',
  'report',
  'portalAccess',
  'portalItem',
  'inventoryIntake',
  'webhookEndpoint',
  'apiKey',
  'user',
  'client',
];
const WRITE = new RegExp(
  `\\b(?:tx|database\\(\\))\\s*\\.(?:${STATE.join('|')})\\s*\\.(?:create|update|upsert|delete)`,
);
const RAW_WRITE =
  /(?:\$(?:executeRaw|queryRaw)[^`]*|\bstatement\(\s*)`\s*(?:WITH[^`]*)?(?:INSERT INTO|UPDATE|DELETE FROM)\s/;
const LEASED_WRITE = /\b(?:leaseDueRows|finishLease|failLease)[<(]/;
const RECORDS = /\b(?:record|recordMany|recordForClients|recordIssue)\(|\$\{RECORD_STEPS\}/;

/** Files that write without recording an event, and why. */
const UNRECORDED: Readonly<Record<string, string>> = {
  'lib/appraisals/acv/store-many.ts':
    'its callers tell: inventory.committed of an intake, calculate-claim.ts of each line',
  'lib/appraisals/acv/fall-back.ts': 'the caller tells of the change that the amount follows from',
  'lib/appraisals/items/own-product.ts': 'the update of its item is recorded',
  'lib/platform/database/update-rows.ts': 'whoever has it write rows records their change',
  'lib/appraisals/acv/reconsider.ts':
    'part of a change of the appraisal, which change.ts tells; what it leaves outdated is told by store-outdated.ts',
  'lib/appraisals/acv/unapproved-price.ts':
    'part of a change of the appraisal, which change.ts tells, and of a decision, which decide.ts tells',
  'lib/appraisals/add-items.ts':
    'the caller tells of all of them at once: inventory.committed, claimed_items.created',
  'lib/appraisals/attachments/lock-copies.ts':
    'raises the version that tags are made of; nothing of the claim itself changes',
  'lib/appraisals/attachments/touch-twins.ts':
    'raises the version that tags are made of; nothing of the claim itself changes',
  'lib/appraisals/receipts/mark-unread.ts':
    'the state of a file that was not read; refreshing its reasons tells of those, and a later try may read it',
  'lib/appraisals/receipts/match-text.ts':
    'the key of a text; forensics.reasons_changed tells of the copies that it finds',
  'lib/appraisals/receipts/queue-scan.ts':
    'begins the examination of a scanned page, whose end forensics.completed tells',
  'lib/appraisals/price-snapshot.ts': 'part of a change of the appraisal, which change.ts tells',
  'lib/appraisals/items/value.ts':
    'its callers tell: claimed_items.created of all, appraisal.created of one',
  'lib/catalogue/client-categories/feed-words.ts':
    'part of a change of the category settings, which update.ts tells',
  'lib/catalogue/imports/forget-imports.ts':
    'the record of a run; the trail of the client keeps that it was asked for',
  'lib/reports/forget-reports.ts':
    'a report that nobody could fetch any longer; report.created keeps its digest',
  'lib/intake/close-draft.ts': 'part of a commit, which inventory.committed tells',
  'lib/intake/correct.ts': 'a draft: inventory.committed tells what was taken and corrected',
  'lib/intake/forget-drafts.ts': 'a draft that was never taken: nothing of the claim changes',
  'lib/intake/preview.ts': 'a draft: inventory.committed tells what was taken',
  'lib/mail/sending/lease-mail.ts':
    'a mail is the record of what was sent; its caller records that it was requested',
  'lib/platform/queue/lease-jobs.ts':
    'what a job is about records what became of it: forensics.completed, report.ready and their failures',
  'lib/platform/queue/lease.ts': 'its callers record what became of a row, each in its own table',
  'lib/portal/customer/add-photos.ts':
    'notes whose the files are; attach tells of them in the same transaction',
  'lib/portal/customer/answer.ts': 'a draft: portal.answered tells what was handed in',
  'lib/portal/customer/comment.ts': 'a draft: portal.answered tells what was handed in',
  'lib/traffic/write-requests.ts': 'the log is no state of a claim',
  'lib/webhooks/endpoints/disable.ts': 'its callers tell, each in its own words',
  'lib/webhooks/forget-deliveries.ts': 'deliveries are the record of what was sent',
  'lib/webhooks/sending/lease-deliveries.ts': 'deliveries are the record of what was sent',
  'lib/webhooks/sending/fan-out.ts': 'deliveries are the record of what was sent',
  'lib/verdicts/examine.ts':
    'the engine began a try: forensics.completed or forensics.failed tells how it ended',
  'lib/traffic/clean-request-log.ts': 'the log is no state of a claim',
  'lib/verdicts/rejudge/discard.ts':
    'candidates, which nobody was shown: nothing of the claim changes',
  'lib/verdicts/rejudge/start.ts':
    'candidates, which nobody is shown: apply.ts tells of those that become verdicts',
  'lib/verdicts/match-picture.ts':
    'how a picture looks is part of the examination, whose end forensics.completed tells',
};

const services = readdirSync(path.join(root, 'lib'), { recursive: true, encoding: 'utf8' })
  .map((file) => `lib/${file}`)
  .filter(
    (file) => file.endsWith('.ts') && !/\.(test|bench|fixture)\.ts$|\/generated\//.test(file),
  );

it('every service that changes a claim or a client records an event or is listed with a reason', () => {
  const writers = services.filter((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return [WRITE, RAW_WRITE, LEASED_WRITE].some((pattern) => pattern.test(source));
  });
  expect(writers.length).toBeGreaterThan(15);
  const silent = writers.filter(
    (file) => !RECORDS.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(silent.sort()).toEqual(Object.keys(UNRECORDED).sort());
});
