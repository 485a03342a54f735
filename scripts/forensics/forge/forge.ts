import type { Bitmap } from '@/scripts/forensics/bitmap';
import { type Base, photoBase, receiptBase } from './base';
import { readCameraExif, withSegment } from './camera-exif';
import { planChain } from './chains/plan';
import { rounded } from './chains/rounded';
import { afterSteps, maskAfterSteps } from './chains/run';
import type { Chain, Params, Save } from './chains/step';
import { decode } from './decode';
import { chooseEdit, type NamedEdit } from './edits/choose';
import type { Donor, Edited, Job } from './edits/edit';
import { areaOf, changeInside, type Mask, unionOf } from './mask';
import { type Random, stream } from './random';
import type { Source } from './sources';

export interface Sources {
  readonly originals: readonly Source[];
  readonly generated: readonly Source[];
  readonly receipts: readonly Source[];
}

/** A picture and its entry in the manifest. */
export interface Made {
  readonly class: string;
  readonly bytes: Uint8Array;
  readonly save: Save;
  readonly base: string;
  readonly params: Params;
  readonly width: number;
  readonly height: number;
  /** null for honest pictures. */
  readonly mask: Mask | null;
}

const RECEIPT_SHARE = 0.13;
const SECOND_REGION_SHARE = 0.15;
const BASES_MAX = 8;
const ATTEMPTS_MAX = 24;
/** With a smaller mean change of a channel (grey levels) inside the mask the edit is invisible. */
export const CHANGE_MIN = 2.5;
const AREA_MIN_PX = 120;
/** Minimum area of the mask after the chain. */
const AREA_LEFT_MIN_PX = 40;

interface Pair {
  readonly forged: Made;
  readonly twin: Made;
}

/**
 * Returns the forged picture of that number and its honest twin: the same base and chain without
 * the edit.
 */
export async function forge(seed: number, number: number, sources: Sources): Promise<Pair> {
  for (let attempt = 0; attempt < BASES_MAX; attempt++) {
    const random = stream(seed, number, 'base', attempt);
    const ofReceipt = sources.receipts.length > 0 && random.chance(RECEIPT_SHARE);
    const base = ofReceipt
      ? await receiptBase(random, random.pick(sources.receipts))
      : await photoBase(random, originalOf(seed, number + attempt, sources.originals));
    const edited = await editUntilSeen(seed, number, attempt, base, sources);
    const chain = planChain(stream(seed, number, 'chain'), base.pixels);
    const made = edited === null ? null : await pair(chain, base, edited);
    if (made !== null) return made;
  }
  throw new Error(`picture ${number}: no edit left anything to see`);
}

/** Takes every original once, then every one again in another order. */
function originalOf(seed: number, number: number, originals: readonly Source[]): Source {
  const round = Math.floor(number / originals.length);
  const original = stream(seed, 'order', round).shuffled(originals)[number % originals.length];
  if (original === undefined) throw new Error('there are no originals');
  return original;
}

type NamedEdited = Edited & { readonly name: string };

/** Tries several places, then other edits, until one changes enough. */
async function editUntilSeen(
  seed: number,
  number: number,
  attempt: number,
  base: Base,
  sources: Sources,
): Promise<NamedEdited | null> {
  let chosen: NamedEdit | null = null;
  for (let i = 0; i < ATTEMPTS_MAX; i++) {
    const random = stream(seed, number, 'edit', attempt, i);
    if (chosen === null || i % 8 === 0) {
      chosen = chooseEdit(stream(seed, number, 'kind', attempt, i), base.textBoxes.length > 0);
    }
    const first = await seen(chosen, jobOf(base, base.pixels, random, sources));
    if (first === null) continue;
    const twice = random.chance(SECOND_REGION_SHARE);
    const again = twice ? await seen(chosen, jobOf(base, first.pixels, random, sources)) : null;
    if (again === null) return { ...first, name: chosen.name };
    return {
      name: chosen.name,
      pixels: again.pixels,
      mask: unionOf(first.mask, again.mask),
      params: { ...first.params, second: again.params },
    };
  }
  return null;
}

async function seen({ edit }: NamedEdit, job: Job): Promise<Edited | null> {
  const edited = await edit(job);
  if (edited === null || areaOf(edited.mask) < AREA_MIN_PX) return null;
  return changeInside(edited.mask, job.base, edited.pixels) < CHANGE_MIN ? null : edited;
}

function jobOf(base: Base, pixels: Bitmap, random: Random, sources: Sources): Job {
  const donorOf =
    (from: readonly Source[]) =>
    async (random: Random): Promise<Donor | null> => {
      const others = from.filter(
        ({ fold, path }) => fold === base.source.fold && path !== base.source.path,
      );
      if (others.length === 0) return null;
      const { name, path } = random.pick(others);
      return { name, pixels: await decode(path) };
    };
  return {
    base: pixels,
    random,
    textBoxes: base.textBoxes,
    photo: donorOf(sources.originals),
    generated: donorOf(sources.generated),
  };
}

type NamedChain = Chain & { readonly name: string };

/** Null where the chain leaves too little of the edit. */
async function pair(chain: NamedChain, base: Base, edited: NamedEdited): Promise<Pair | null> {
  const mask = await maskAfterSteps(chain, edited.mask);
  if (areaOf(mask) < AREA_LEFT_MIN_PX) return null;
  const params = {
    ...base.params,
    chain: chain.name,
    steps: chain.steps.map((step) => rounded(step.params)),
    save: chain.last.params,
    keepsExif: base.hasExif && chain.keepsExif,
  };
  const forged = await saved(chain, edited.pixels, base);
  const twin = await saved(chain, base.pixels, base);
  return {
    forged: { ...forged, class: edited.name, params: { edit: edited.params, ...params }, mask },
    twin: { ...twin, class: `honest_${chain.name}`, params, mask: null },
  };
}

async function saved(
  chain: Chain,
  pixels: Bitmap,
  base: Base,
): Promise<Omit<Made, 'class' | 'params' | 'mask'>> {
  const picture = await afterSteps(chain, pixels);
  const { width, height } = picture;
  const encoded = await chain.last.encode(picture);
  const hasExif = base.hasExif && chain.keepsExif && chain.last.extension === 'jpg';
  const exif = hasExif ? await readCameraExif(base.source.path, width, height) : null;
  const bytes = exif === null ? encoded : withSegment(encoded, exif);
  return { bytes, save: chain.last, base: base.source.name, width, height };
}
