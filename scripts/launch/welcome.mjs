/** Prints the last lines of a start: the service's URL and how to sign in. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const demoCredentialsFile = ({ dataDir }) => path.join(dataDir, 'demo-credentials.json');

/** The demo may have been loaded with another port or host. */
function credentialsAt(origin, file) {
  const credentials = JSON.parse(readFileSync(file, 'utf8'));
  if (credentials.origin === origin) return credentials;
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify({ ...credentials, origin }, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
  return credentials;
}

export function printAddress(settings, startedMs) {
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  const lines = ['', `Ready after ${seconds} s at ${settings.origin}`];
  const file = demoCredentialsFile(settings);
  if (!settings.databaseUrl && existsSync(file)) {
    const { handler, api_key: key } = credentialsAt(settings.origin, file);
    lines.push(
      `  handler   ${handler.email}`,
      `  password  ${handler.password}`,
      `  API key   ${key}`,
      `  saved in  ${file}`,
    );
  } else {
    lines.push('  First user: npm run create-user', '  First key:  npm run issue-key');
  }
  console.log([...lines, '', 'Ctrl-C stops all of it.', ''].join('\n'));
}
