import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';

const here = fileURLToPath(import.meta.url);

afterEach(() => vi.unstubAllEnvs());

async function started(settings: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  return (await import('./env')).env();
}

describe('the file of trust anchors', () => {
  it.each([
    [
      path.join(path.dirname(here), 'gone.pem'),
      'FORENSICS_TRUST_ANCHORS_FILE: There is no such file',
    ],
    [here, 'FORENSICS_TRUST_ANCHORS_FILE: The file holds no certificate in PEM'],
  ])('stops the start with the reason if it is unusable: %s', async (file, why) => {
    await expect(started({ FORENSICS_TRUST_ANCHORS_FILE: file })).rejects.toThrow(why);
  });

  it('is optional', async () => {
    expect(
      (await started({ FORENSICS_TRUST_ANCHORS_FILE: '' })).FORENSICS_TRUST_ANCHORS_FILE,
    ).toBeUndefined();
  });
});

describe('the e-mail settings', () => {
  it.each([
    [{ SMTP_URL: 'smtp://mail.example:587' }, 'MAIL_FROM: is needed with SMTP_URL'],
    [{ MAIL_FROM: 'claims@insurer.example' }, 'SMTP_URL: is needed with MAIL_FROM'],
    [{ SMTP_URL: 'http://mail.example', MAIL_FROM: 'claims@insurer.example' }, 'SMTP_URL: '],
    [
      { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'claims' },
      'MAIL_FROM: must be an e-mail address',
    ],
  ])('%j stop the start with the reason', async (settings, why) => {
    await expect(started(settings)).rejects.toThrow(why);
  });

  it('are accepted only both set or both unset', async () => {
    expect(
      await started({
        SMTP_URL: 'smtps://u:p%40@mail.example:465',
        MAIL_FROM: 'Claims <claims@insurer.example>',
      }),
    ).toMatchObject({ MAIL_FROM: 'Claims <claims@insurer.example>' });
    expect(await started({ SMTP_URL: '', MAIL_FROM: '' })).not.toHaveProperty('SMTP_URL');
  });
});
