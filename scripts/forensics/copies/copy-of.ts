import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Bitmap } from '@/scripts/forensics/bitmap';
import { CHAINS } from '../forge/chains/plan';
import { afterSteps } from '../forge/chains/run';
import { decode } from '../forge/decode';
import { stream } from '../forge/random';

/** A line of a manifest, by column. */
export type Cells = Readonly<Record<string, string>>;

interface Copy {
  readonly row: Cells;
  readonly bytes: Uint8Array;
}

/**
 * Sends a picture through a chain. Random numbers depend on seed, picture and chain alone, never on
 * the label. Null where the picture cannot be opened.
 */
export async function copyOf(
  row: Cells,
  set: string,
  chain: string,
  seed: number,
): Promise<Copy | null> {
  const plan = CHAINS.find(([name]) => name === chain)?.[1];
  if (plan === undefined) throw new Error(`no chain ${chain}`);
  const base = row['path'] ?? '';
  const picture = await open(join(set, base));
  if (picture === null) return null;
  const planned = plan(stream(seed, base, chain), picture);
  const last = await afterSteps(planned, picture);
  const { quality, extension, encode } = planned.last;
  const steps = [...planned.steps.map(({ params }) => params), planned.last.params];
  const bytes = await encode(last);
  return {
    bytes,
    row: {
      ...row,
      path: `${base}.${chain}.${extension}`,
      class: `${row['class'] ?? ''}_${chain}`,
      mask: '',
      width: String(last.width),
      height: String(last.height),
      bytes: String(bytes.length),
      sha256: createHash('sha256').update(bytes).digest('hex'),
      base,
      chain,
      quality: String(quality),
      params: JSON.stringify(steps),
    },
  };
}

async function open(path: string): Promise<Bitmap | null> {
  try {
    return await decode(path);
  } catch {
    return null;
  }
}
