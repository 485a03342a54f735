import { printFailure } from './failure.mjs';
import { requireNode } from './node-version.mjs';
import { requireFreePort } from './ports.mjs';
import { Session } from './session.mjs';
import { loadEnvFile, readSettings } from './settings.mjs';

/**
 * Runs `work` in a session of this DATA_DIR. When it fails, prints the reason and stops every
 * process it started.
 * @param {(session: Session, settings: ReturnType<typeof readSettings>) => Promise<void>} work
 */
export async function inSession(work) {
  let session;
  try {
    requireNode();
    loadEnvFile();
    const settings = readSettings();
    session = Session.open(settings);
    await requireFreePort(settings.port, settings.host);
    await work(session, settings);
  } catch (error) {
    if (session?.stopping) return;
    printFailure(error);
    await session?.close();
    process.exit(1);
  }
}
