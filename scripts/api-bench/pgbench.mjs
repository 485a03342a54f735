/**
 * Runs the peer's statement with pgbench, where it is installed, to measure PostgreSQL alone. For
 * orientation; no figure depends on it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

function findPgbench() {
  const versions = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql').sort().reverse()
    : [];
  const known = [
    ...(process.env['PATH'] ?? '').split(':').map((folder) => `${folder}/pgbench`),
    ...versions.map((version) => `/usr/lib/postgresql/${version}/bin/pgbench`),
  ];
  return known.find((file) => existsSync(file));
}

/**
 * @param {{clientId: number, claims: Map<number, number>}} data
 * @param {number} seconds per claim, whole
 */
export async function pgbench(databaseUrl, { clientId, claims }, seconds) {
  const program = findPgbench();
  if (!program)
    return void console.log('pgbench: not on this machine (Debian: postgresql-15), left out');
  const script = path.join(tmpdir(), `cart-${process.pid}.sql`);
  for (const [size, claimId] of claims) {
    writeFileSync(
      script,
      `SELECT count(v.signals) FROM appraisal a JOIN forensics_verdict v ON v.client_id = a.client_id AND v.row_id = a.row_id AND v.client_reference_id = a.client_reference_id WHERE a.client_id = ${clientId} AND a.client_reference_id = ${claimId};\n`,
    );
    const { stdout } = spawnSync(
      program,
      [
        '-n',
        '-f',
        script,
        '-c',
        '8',
        '-j',
        '1',
        '-T',
        String(seconds),
        '-M',
        'prepared',
        databaseUrl,
      ],
      { encoding: 'utf8' },
    );
    console.log(
      `pgbench, the bare join of ${size} × 2: ${/tps = ([\d.]+)/.exec(stdout ?? '')?.[1] ?? '?'} per second`,
    );
  }
  rmSync(script);
}
