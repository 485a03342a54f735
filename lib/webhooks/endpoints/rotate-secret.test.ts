import { describe, expect, it } from 'vitest';
import { asOwner } from '@/tests/setup/owner';
import { useDesk } from '@/tests/setup/webhook-desk';
import { verified } from '@/tests/setup/receiver';
import { work } from '@/tests/setup/webhooks';
import { readEndpoint } from './list';
import { rotateSecret } from './rotate-secret';

const HOUR_MS = 3_600_000;

const desk = useDesk();

describe('a rotated secret', () => {
  it('signs at once, together with the old one until the grace period ends', async () => {
    const { secret: fresh, old_secret_expire_time: expiry } = await rotateSecret(
      desk().own.caller,
      desk().endpointId,
      24,
    );
    expect(fresh).not.toBe(desk().secret);
    expect(expiry).not.toBeNull();
    await desk().cause();
    await work();
    const within = desk().message(1);
    expect(String(within.headers['webhook-signature']).split(' ')).toHaveLength(2);
    for (const one of [desk().secret, fresh])
      expect(verified(one, within).type).toBe('appraisal.status_changed');
    desk().clock.pass(24 * HOUR_MS);
    await desk().cause();
    await work();
    const after = desk().message(2);
    expect(() => verified(desk().secret, after)).toThrow('No matching signature');
    expect(verified(fresh, after).type).toBe('appraisal.status_changed');
    expect(await readEndpoint(desk().own.caller, desk().endpointId)).toMatchObject({
      old_secret_expire_time: null,
    });
  });

  it('replaces the old one at once without a grace period', async () => {
    const { secret: fresh } = await rotateSecret(desk().own.caller, desk().endpointId, 0);
    await desk().cause();
    await work();
    const message = desk().message(1);
    expect(() => verified(desk().secret, message)).toThrow('No matching signature');
    expect(verified(fresh, message).type).toBe('appraisal.status_changed');
  });

  it('is encrypted in the database, as is the old one', async () => {
    await rotateSecret(desk().own.caller, desk().endpointId, 24);
    const [row] = await asOwner<{ secret: Buffer; old_secret: Buffer }>(
      'SELECT secret, old_secret FROM webhook_endpoint WHERE id = $1',
      [desk().endpointId],
    );
    for (const bytes of [row?.secret, row?.old_secret])
      expect(bytes?.toString('latin1')).not.toContain(desk().secret.slice(0, 12));
    expect(row?.old_secret).toBeDefined();
  });

  it('stores an error instead of sending a wrong signature if it cannot be decrypted', async () => {
    await asOwner(`UPDATE webhook_endpoint SET secret = '\\x00' WHERE id = $1`, [
      desk().endpointId,
    ]);
    await desk().cause();
    await work();
    expect(desk().receiver.received).toEqual([]);
    expect(await desk().history((await desk().single()).delivery_id)).toMatchObject([
      { answer_status: null, error: 'The signing secret cannot be read: rotate it' },
    ]);
  });
});
