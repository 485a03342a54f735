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

describe('a file of trust anchors that the settings name', () => {
  it.each([
    [path.join(path.dirname(here), 'gone.pem'), 'FORENSICS_TRUST_ANCHORS_FILE: There is no such file'],
    [here, 'FORENSICS_TRUST_ANCHORS_FILE: The file holds no certificate in PEM'],
  ])('stops the start where it is not usable, and says why: %s', async (file, why) => {
    await expect(started({ FORENSICS_TRUST_ANCHORS_FILE: file })).rejects.toThrow(why);
  });

  it('is not needed', async () => {
    expect((await started({ FORENSICS_TRUST_ANCHORS_FILE: '' })).FORENSICS_TRUST_ANCHORS_FILE).toBeUndefined();
  });
});
