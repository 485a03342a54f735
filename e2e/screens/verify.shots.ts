/** The public page that verifies a report. */
import { demoCredentials } from '../../tests/setup/service';
import { expect, test } from '../desk';
import { insurer } from '../portal';
import { household } from './household';
import { take } from './take';

test.use({ viewport: { width: 1440, height: 900 } });

test('verifying a report: by its number, with the file, withdrawn, and with an unknown number', async ({
  page,
  request,
}) => {
  const { claimId } = await household(request);
  const address = await insurer<string>(
    request,
    'POST',
    `/client_reference/${claimId}/report/pdf`,
    { language: 'en' },
  );
  const {
    reports: [report],
  } = await insurer<{ reports: { report_id: number; document_id: string }[] }>(
    request,
    'GET',
    `/client_reference/${claimId}/report`,
  );
  if (!report) throw new Error('No report was made');
  const buffer = await (await request.get(address)).body();
  const choose = () =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer });
  const { api_key: key, client_id: client } = demoCredentials();

  await page.goto(`/verify/${report.document_id}`);
  await expect(page.getByRole('heading', { level: 1, name: /issued this report$/ })).toBeVisible();
  await take(page, 'verify');
  await choose();
  await expect(page.getByRole('status')).toContainText('The file is unchanged');
  await take(page, 'verify-unchanged');
  await request.delete(
    `/api/client_reference/${claimId}/report/${report.report_id}?client_id=${client}`,
    { headers: { authorization: `apiKey ${key}` } },
  );
  await page.reload();
  await expect(
    page.getByRole('heading', { level: 1, name: 'This report was withdrawn' }),
  ).toBeVisible();
  await choose();
  await expect(page.getByRole('status')).toContainText('withdrawn');
  await take(page, 'verify-withdrawn');
  await page.goto('/verify/0000-0000-0000-0000-0000');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await take(page, 'verify-unknown');
});
