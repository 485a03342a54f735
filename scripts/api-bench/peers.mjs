/** Starts the three servers of the bench, each in a process of its own. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../launch/ports.mjs';
import { root } from '../launch/root.mjs';
import { runQuietly } from '../launch/run.mjs';

const WAIT_MS = 60_000;

async function untilAnswers(url) {
  const deadlineMs = Date.now() + WAIT_MS;
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return;
    if (Date.now() > deadlineMs) throw new Error(`${url} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function buildEmptyNext() {
  const folder = path.join(root, 'build', 'empty-next');
  if (existsSync(path.join(folder, '.next', 'BUILD_ID'))) return folder;
  mkdirSync(path.join(folder, 'app/api/empty'), { recursive: true });
  cpSync(
    path.join(root, 'scripts/api-bench/empty-next/route.js'),
    path.join(folder, 'app/api/empty/route.js'),
  );
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module","private":true}');
  writeFileSync(
    path.join(folder, 'next.config.js'),
    `export default { poweredByHeader: false, turbopack: { root: ${JSON.stringify(root)} } };\n`,
  );
  await runQuietly(
    process.execPath,
    [path.join(root, 'node_modules/next/dist/bin/next'), 'build'],
    { cwd: folder, env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } },
  );
  return folder;
}

/** @returns {Promise<Record<'ours' | 'fastify' | 'emptyNext', {pid: number, origin: string}> & {close: () => void}>} */
export async function openPeers(env, databaseUrl) {
  const folder = await buildEmptyNext();
  const children = [];
  const start = async (args, probe) => {
    const port = await freePort();
    const child = spawn(process.execPath, args(port), {
      cwd: root,
      env: { ...env, DATABASE_URL: databaseUrl, PORT: String(port), PUBLIC_URL: '' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    children.push(child);
    const origin = `http://127.0.0.1:${port}`;
    await untilAnswers(`${origin}${probe}`);
    return { pid: child.pid, origin };
  };
  return {
    ours: await start((port) => ['build/server.mjs', String(port), '127.0.0.1'], '/api/health'),
    fastify: await start((port) => ['scripts/api-bench/fastify-peer.mjs', String(port)], '/none'),
    emptyNext: await start(
      (port) => ['scripts/api-bench/empty-next.mjs', folder, String(port)],
      '/api/empty',
    ),
    close: () => children.forEach((child) => child.kill('SIGTERM')),
  };
}
