/**
 * Preloaded into server and worker (`node --import`). The launcher holds the other end of a pipe;
 * when the launcher ends for any reason, the pipe closes and this process exits, so that no orphan
 * keeps the port.
 */
import { Socket } from 'node:net';

const GRACE_MS = 2000;
const descriptor = Number(process.env['LAUNCHER_PIPE']);
delete process.env['LAUNCHER_PIPE']; // grandchildren have no such pipe

if (descriptor > 2) {
  const pipe = new Socket({ fd: descriptor, readable: true, writable: false });
  pipe.on('error', () => {});
  pipe.once('close', () => {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), GRACE_MS).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  pipe.resume();
  pipe.unref();
}
