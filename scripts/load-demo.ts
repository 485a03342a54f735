/**
 * Fills an empty store with the demo, once: clients, claims, pictures with verdicts, a handler and
 * keys.
 */
import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEMO_CLIENTS } from '@/prisma/seed/demo-claims';
import { knownFindings } from '@/prisma/seed/demo-findings';
import { demoPictures } from '@/prisma/seed/demo-pictures';
import { loadCatalogue } from '@/prisma/seed/load-catalogue';
import {
  createDemoClient,
  loadDemoClaim,
  markReviewed,
  publishRules,
} from '@/prisma/seed/load-demo';
import { beginLoading, finishLoading, startOverIfCutOff } from '@/prisma/seed/start-over';
import { workUntilIdle } from '@/prisma/seed/work-until-idle';
import { issueKey } from '@/lib/identity/api-keys/issue';
import { type Caller, SCOPES } from '@/lib/identity/caller';
import { createUser, makePassword } from '@/lib/identity/create-user';
import { now } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database/tenant';
import { env } from '@/lib/platform/env';
import { inPictureProcess } from '@/lib/platform/pictures/pool';

const credentialsFile = path.join(env().DATA_DIR, 'demo-credentials.json');
const EMAIL = 'kari.holm@nordisk.example';
const ADMIN_EMAIL = 'mads.lund@nordisk.example';
const RULES_FROM = '2026-01-01';

await startOverIfCutOff();
if ((await database().client.count()) > 0) {
  console.log('The store is not empty: no demo is loaded.');
  process.exit(0);
}

const pictures = demoPictures();
beginLoading();
await loadCatalogue(now());

const clientIds: number[] = [];
const actors: {
  caller: Caller;
  claimId: number;
  claim: (typeof DEMO_CLIENTS)[number]['claims'][number];
}[] = [];
for (const client of DEMO_CLIENTS) {
  const clientId = await createDemoClient(client);
  clientIds.push(clientId);
  const caller: Caller = {
    kind: 'handler',
    clientIds: [clientId],
    clientId,
    actor: `user:${EMAIL}`,
    sessionId: null,
  };
  await publishRules({ ...caller, actor: `user:${ADMIN_EMAIL}` }, client.rules, RULES_FROM);
  for (const claim of client.claims)
    actors.push({ caller, claim, claimId: await loadDemoClaim(caller, claim, pictures) });
  console.log(`client ${client.name}: ${client.claims.length} claims`);
}
console.log('examining the pictures');
await workUntilIdle(knownFindings(inPictureProcess), (left) =>
  console.log(`${left} pictures left to examine`),
);
for (const { caller, claimId, claim } of actors) await markReviewed(caller, claimId, claim);

const [first = 0, ...others] = clientIds;
const password = makePassword();
await createUser({ email: EMAIL, name: 'Kari Holm', password, role: 'lead', clientIds: [first] });
const adminPassword = makePassword();
await createUser({
  email: ADMIN_EMAIL,
  name: 'Mads Lund',
  password: adminPassword,
  role: 'admin',
  clientIds: [first],
});
const credentials = {
  origin: env().PUBLIC_URL ?? null,
  client_id: first,
  api_key: await issueKey({ name: 'Demo key', clientIds: [first], scopes: SCOPES }),
  multi_client_api_key: await issueKey({
    name: 'Demo key for two clients',
    clientIds: [first, ...others.slice(0, 1)],
  }),
  multi_client_ids: [first, ...others.slice(0, 1)],
  handler: { email: EMAIL, password },
  admin: { email: ADMIN_EMAIL, password: adminPassword },
};
writeFileSync(credentialsFile, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 });
chmodSync(credentialsFile, 0o600);
finishLoading();
process.exit(0);
