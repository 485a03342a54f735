import type { Page } from '@playwright/test';
import { messagesOf, settingsMessagesOf } from '@/lib/i18n/messages';
import type { Language } from '@/lib/shared/languages';
import { demoCredentials } from '../tests/setup/service';
import { expect, test } from './desk';
import { card, openPortal, sentClaim } from './portal';

/** The desk's message for each refusal, by language. */
const MESSAGES = {
  da: {
    aboveRcv: /^ligger over genanskaffelsesprisen på [\d.]+,\d\d$/,
    member: 'tilhører allerede en person hos denne klient',
    url: 'må ikke indeholde brugernavn eller adgangskode',
    noFeed: /Filen er hverken XML eller en tabel/,
    decimals: /har mere end to decimaler$/,
  },
  de: {
    aboveRcv: /^liegt über dem Wiederbeschaffungswert von [\d.]+,\d\d$/,
    member: 'gehört bereits einer Person dieses Mandanten',
    url: 'darf weder Benutzername noch Passwort enthalten',
    noFeed: /Die Datei ist weder XML noch eine Tabelle/,
    decimals: /hat mehr als zwei Nachkommastellen$/,
  },
  fi: {
    aboveRcv: /^ylittää jälleenhankinta-arvon [\d\s]+,\d\d$/,
    member: 'kuuluu jo tämän asiakkaan henkilölle',
    url: 'ei saa sisältää käyttäjänimeä eikä salasanaa',
    noFeed: /Tiedosto ei ole XML eikä taulukko/,
    decimals: /sisältää yli kaksi desimaalia$/,
  },
} as const;

const PAGES = [
  '/claims',
  '/settings',
  '/settings/client',
  '/settings/rules',
  '/settings/price-imports',
  '/settings/users',
  '/settings/statuses',
  '/settings/categories',
  '/settings/api-keys',
  '/settings/webhooks',
  '/settings/request-log',
  '/settings/audit',
];

/** Removes the browser's log line of each expected refusal. */
const forget = (complaints: string[], status: number) =>
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((one) => !one.includes(`status of ${status}`)),
  );

async function speak(page: Page, language: Language): Promise<void> {
  await page.goto('/claims');
  await page.context().addCookies([{ name: 'language', value: language, url: page.url() }]);
}

async function refuseAcv(page: Page, language: Language): Promise<void> {
  const { acv } = messagesOf(language).cart;
  await page.locator('tr[data-appraisal]').first().getByRole('button', { name: /^ACV / }).click();
  const panel = page.getByRole('dialog');
  await panel.locator('[name=actual_cash_value]').fill('99999999');
  await panel.locator('[name=reason]').fill('x');
  await panel.getByRole('button', { name: acv.set, exact: true }).click();
}

for (const [name, expected] of Object.entries(MESSAGES)) {
  const language = name as keyof typeof MESSAGES;
  const { users, webhooks, priceImports } = settingsMessagesOf(language);

  test(`in ${language} errors of the service are translated and shown at their fields`, async ({
    adminDesk: page,
    request,
    complaints,
  }) => {
    await speak(page, language);
    await page.goto(`/claims/${(await sentClaim(request)).claimId}`);
    await refuseAcv(page, language);
    await expect(page.getByRole('dialog').getByText(expected.aboveRcv)).toBeVisible();

    await page.goto('/settings/users');
    await page.getByRole('button', { name: users.invite }).click();
    await page.getByLabel(users.form.email).fill(demoCredentials().handler.email);
    await page.getByLabel(users.form.name, { exact: true }).fill('Kari');
    await page.getByRole('button', { name: users.form.submit }).click();
    await expect(page.getByRole('dialog').getByText(expected.member)).toBeVisible();

    await page.goto('/settings/webhooks');
    await page.getByRole('button', { name: webhooks.add }).first().click();
    await page.getByLabel(webhooks.form.url).fill('https://me:secret@hooks.example/');
    await page.getByRole('dialog').locator('button[type=submit]').click();
    await expect(page.getByRole('dialog').getByText(expected.url)).toBeVisible();
    for (const status of [400, 409]) forget(complaints, status);
  });

  test(`in ${language} the errors of a price feed and of its rows are translated`, async ({
    adminDesk: page,
    complaints,
  }) => {
    await speak(page, language);
    await page.goto('/settings/price-imports');
    const file = page.getByLabel(priceImports.form.file);
    const dryRun = page.getByRole('button', { name: priceImports.form.dryRun, exact: true });
    await file.setInputFiles({
      name: 'noise.tsv',
      mimeType: 'text/plain',
      buffer: Buffer.from('no feed at all'),
    });
    await dryRun.click();
    await expect(page.getByRole('alert').filter({ hasText: expected.noFeed })).toBeVisible({
      timeout: 30_000,
    });
    forget(complaints, 415);

    const shop = `https://shop-${crypto.randomUUID().slice(0, 8)}.example`;
    const rows = [
      'id\ttitle\tbrand\tgoogle_product_category\tprice\tavailability\tcondition\tlink',
      `1\tLantern\tFyrtaarn\tHeadphones\t12.345 DKK\tin stock\tnew\t${shop}/1`,
    ];
    await file.setInputFiles({
      name: 'rows.tsv',
      mimeType: 'text/tab-separated-values',
      buffer: Buffer.from(rows.join('\n')),
    });
    await dryRun.click();
    await expect(
      page.getByRole('table', { name: priceImports.errors.table }).getByText(expected.decimals),
    ).toBeVisible({ timeout: 30_000 });
  });

  test(`in ${language} an empty file has its own message and is not sent`, async ({
    desk: page,
    request,
  }) => {
    await speak(page, language);
    await page.goto(`/claims/${(await sentClaim(request)).claimId}`);
    await page
      .locator('tr[data-appraisal] input[type=file]')
      .first()
      .setInputFiles({ name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) });
    await expect(
      page
        .getByRole('list', { name: messagesOf(language).cart.upload.title })
        .getByText(messagesOf(language).cart.upload.empty),
    ).toBeVisible();
  });
}

test('no page of the desk, its settings or the portal logs an error in the console', async ({
  adminDesk: page,
  request,
}) => {
  const sent = await sentClaim(request, { language: 'de' });
  await speak(page, 'de');
  for (const place of [...PAGES, `/claims/${sent.claimId}`, `/claims/${sent.claimId}/timeline`]) {
    await page.goto(place, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await openPortal(page, sent);
  const saving = page.waitForResponse(
    (response) => response.url().endsWith('/portal/comment') && response.ok(),
  );
  await card(page, 'Phone of the hall').getByRole('button').first().click();
  await page.locator('textarea').last().fill('Auch der Flur');
  await saving;
});
