/**
 * npm run load-catalogue: loads the demo's catalogue into a store without a price feed. It can be
 * repeated.
 */
import { parseArgs } from 'node:util';
import { loadCatalogue } from '@/prisma/seed/load-catalogue';
import { now } from '@/lib/platform/clock';
import { readOptions, runCommand } from './command-line/options';

const USAGE = 'Usage: npm run load-catalogue';

readOptions(USAGE, () => parseArgs({ options: {} }));
await runCommand(USAGE, async () => {
  const { families, products, offers } = await loadCatalogue(
    new Date(`${now().toISOString().slice(0, 10)}T06:00:00.000Z`),
  );
  console.log(
    `${products} products of ${families} families with ${offers} offers are in the catalogue.`,
  );
});
