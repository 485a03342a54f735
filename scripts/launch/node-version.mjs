import { Failure } from './failure.mjs';

const MINIMUM = [20, 19];

/** Checks the version first, because old versions of Node fail with misleading errors. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return;
  throw new Failure(`Node ${MINIMUM.join('.')} or newer is needed; this is ${version}.`);
}
