/** Puts load on one URL and measures what the server process spends on it. */
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

const TICKS_PER_SECOND = 100; // USER_HZ of Linux, whatever the kernel's own clock

/**
 * Returns the processor seconds of a process so far: fields 14 and 15 of /proc/<pid>/stat
 * (proc(5)).
 */
function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/**
 * @param {{duration: number} | {amount: number, sampleInt: number}} load seconds, or requests and
 * milliseconds between two samples
 * @returns {Promise<{requestsPerSecond: number, latencyMs: number, cpuMs: number, failed: number}>}
 * `latencyMs` is the mean, `cpuMs` that of the server process per request
 */
export async function measure({
  pid,
  url,
  method = 'GET',
  headers = {},
  body,
  connections = 8,
  load,
}) {
  const before = cpuSeconds(pid);
  const result = await autocannon({ url, method, headers, body, connections, ...load });
  const count = result['2xx'] + result['3xx'];
  return {
    requestsPerSecond: count / result.duration,
    latencyMs: (1000 * result.duration * connections) / Math.max(1, count),
    cpuMs: (1000 * (cpuSeconds(pid) - before)) / Math.max(1, count),
    failed: result.non2xx - result['3xx'] + result.errors,
  };
}

export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  return (
    (sorted[Math.floor((sorted.length - 1) / 2)] + sorted[Math.ceil((sorted.length - 1) / 2)]) / 2
  );
};
