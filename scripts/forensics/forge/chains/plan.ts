import type { Random } from '../random';
import { planDirect } from './direct';
import { planEnhanced } from './enhanced';
import { planMessenger } from './messenger';
import { planPngChain } from './png';
import { planScreenshot } from './screenshot';
import { planSmaller } from './smaller';
import type { Chain, PlanChain, Size } from './step';
import { planTurned } from './turned';
import { planTwice } from './twice';
import { planWeb } from './web';
import { planWebpChain } from './webp';

export const CHAINS: readonly (readonly [name: string, plan: PlanChain, weight: number])[] = [
  ['direct', planDirect, 35],
  ['png', planPngChain, 7],
  ['webp', planWebpChain, 6],
  ['twice', planTwice, 8],
  ['smaller', planSmaller, 9],
  ['messenger', planMessenger, 9],
  ['web', planWeb, 12],
  ['enhanced', planEnhanced, 5],
  ['turned', planTurned, 5],
  ['screenshot', planScreenshot, 4],
];

export function planChain(random: Random, size: Size): Chain & { readonly name: string } {
  const [name, plan] = random.weighted(
    CHAINS.map(([name, plan, weight]) => [[name, plan] as const, weight]),
  );
  return { ...plan(random, size), name };
}
