import { flaggedSharedPicture } from '../cart';
import { BIG_CLAIM, expect, test } from '../desk';
import { take } from './take';

test.use({ viewport: { width: 1440, height: 900 } });

for (const language of ['da', 'de', 'fi'] as const) {
  test(`the desk in ${language}`, async ({ desk, baseURL }) => {
    await desk.context().addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    await desk.goto(`/claims?q=${BIG_CLAIM}`);
    await desk.getByRole('link', { name: BIG_CLAIM }).click();
    await expect(desk.locator('tr[data-appraisal]').first()).toBeVisible();
    const claim = desk.url();
    const { appraisalId, fileName } = await flaggedSharedPicture(desk);
    await desk.locator(`tr[data-appraisal="${appraisalId}"] [data-picture="${fileName}"]`).click();
    await expect(desk.getByRole('img', { name: fileName })).toBeVisible();
    await take(desk, `cart-inspector-${language}`);
    await desk.goto(claim);
    await desk.locator('tr[data-appraisal]').first().getByRole('button', { name: /^ACV / }).click();
    await expect(desk.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await take(desk, `cart-acv-${language}`);
    await desk.goto('/settings/rules');
    await desk.getByRole('table').first().getByRole('link').first().click();
    await expect(desk.getByRole('table').first()).toBeVisible();
    await expect(desk.getByRole('definition').first()).toHaveText(/\d/);
    await take(desk, `settings-rules-${language}`, { sizes: ['wide'] });
    await take(desk, `settings-rules-${language}`, {
      sizes: ['narrow'],
      at: desk.getByRole('definition').first(),
    });
  });
}
