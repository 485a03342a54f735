import { openClaim } from './cart';
import { expect, test } from './desk';
import { expectNoViolations } from './looks';

test('the net claim shows how it is calculated, its sum once, and how many lines are not in it', async ({
  desk,
}) => {
  await openClaim(desk);
  const net = desk.getByRole('button', { name: /^Net claim / });
  await expect(net).toHaveText(/\d\.\d\d/);
  await net.click();
  await expect(desk.getByRole('dialog').getByRole('listitem').first()).toContainText(
    'Sum of the lines',
  );
  await expect(desk.getByRole('dialog').getByText(/Net claim/)).toHaveCount(1);
  await expect(desk.getByRole('dialog').getByText('1 line has no purchase date.')).toBeVisible();
  await expectNoViolations(desk);
});
