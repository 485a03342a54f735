import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '@/scripts/launch/root.mjs';

/** What a claim or a client consists of. */
const STATE = ['clientReference', 'claimedItem', 'appraisal', 'attachment', 'forensicsVerdict', 'acvCalculation', 'priceSnapshot', 'report', 'portalAccess', 'portalItem', 'webhookEndpoint', 'apiKey', 'user', 'client'];
const WRITE = new RegExp(`\\b(?:tx|database\\(\\))\\s*\\.(?:${STATE.join('|')})\\s*\\.(?:create|update|upsert|delete)`);
const RAW_WRITE = /\$(?:executeRaw|queryRaw)[^`]*`\s*(?:WITH[^`]*)?(?:INSERT INTO|UPDATE|DELETE FROM)\s/;
const RECORDS = /\b(?:record|recordForClients|recordIssue)\(/;

/** Written without an event, and why that is right. */
const UNTOLD: Readonly<Record<string, string>> = {
  'lib/verdicts/examine.ts': 'the engine began a try: forensics.completed or forensics.failed tells how it ended',
  'lib/traffic/clean-request-log.ts': 'the log is no state of a claim',
};

const services = readdirSync(path.join(root, 'lib'), { recursive: true, encoding: 'utf8' })
  .map((file) => `lib/${file}`)
  .filter((file) => file.endsWith('.ts') && !/\.(test|bench|fixture)\.ts$|\/generated\//.test(file));

it('every service that changes a claim or a client records it, or stands here with the reason why not', () => {
  const writers = services.filter((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return WRITE.test(source) || RAW_WRITE.test(source);
  });
  expect(writers.length).toBeGreaterThan(15);
  const silent = writers.filter((file) => !RECORDS.test(readFileSync(path.join(root, file), 'utf8')));
  expect(silent.sort()).toEqual(Object.keys(UNTOLD).sort());
});
