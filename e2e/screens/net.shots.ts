/** One claim with a rejected line and one that is not valued: the same net wherever it stands. */
import { expect, test } from '../desk';
import { insurer, openPortal } from '../portal';
import { household } from './household';
import { take } from './take';

test.use({ viewport: { width: 1440, height: 900 } });

interface Cart {
  readonly appraisals: readonly { readonly appraisal_id: number }[];
}

test('the net claim in the claims list, the cart, its calculation and the portal', async ({
  desk,
  page,
  request,
}) => {
  const { claimId, reference } = await household(request);
  const claim = `/client_reference/${claimId}`;
  const { appraisals } = await insurer<Cart>(request, 'GET', `${claim}/appraisal`);
  await insurer(request, 'POST', `${claim}/claimed_item`, {
    description: 'Floor lamp',
    claimed_amount: 1430,
  });
  await insurer(
    request,
    'PUT',
    `${claim}/appraisal/${appraisals.at(-1)?.appraisal_id}/appraisal_status`,
    { appraisal_status_id: 3 },
  );
  await insurer(request, 'PATCH', claim, { claim_deductible: 1000 });
  const { link } = await insurer<{ link: string }>(
    request,
    'POST',
    `${claim}/portal/customer/send`,
    { language: 'en' },
  );
  await desk.goto(`/claims?q=${reference}`);
  await expect(desk.getByRole('link', { name: reference })).toBeVisible();
  await take(desk, 'net-claims', { sizes: ['wide'] });
  await desk.goto(`/claims/${claimId}`);
  const net = desk.getByRole('button', { name: /^Net claim / });
  await expect(net).toHaveText(/\d\.\d\d/);
  await net.click();
  await expect(desk.getByRole('dialog').getByText('not valued', { exact: false })).toBeVisible();
  await take(desk, 'net-cart', { sizes: ['wide'] });
  await openPortal(page, { link });
  await take(page, 'net-portal', { sizes: ['narrow'], fullPage: true });
});
