import type { DemoPicture, Expected } from './demo-picture';
import {
  brokenUpload,
  galleryScreenshot,
  messengerCopy,
  scannedReceipt,
} from './edits/honest-copies';
import {
  clearedTop,
  generatedBicycle,
  generatedWatch,
  pastedCamera,
  pastedCracks,
  secondCamera,
  secondSpeaker,
  type Made,
} from './forgeries';
import { seedOf } from './render/random';
import type { ShotName } from './shots';
import { Studio } from './studio';

export type { DemoPicture };

interface Recipe {
  readonly name: string;
  readonly item: string;
  readonly expected: Expected;
  readonly describes: string;
  readonly make: (studio: Studio) => Promise<Made>;
}

function untouched(name: string, item: string, shot: ShotName, describes: string): Recipe {
  return {
    name,
    item,
    expected: 'clean',
    describes,
    make: async (studio) => ({ bytes: await studio.jpeg(shot) }),
  };
}

const RECIPES: readonly Recipe[] = [
  untouched(
    'IMG_2043.jpg',
    'Television',
    'tvBroken',
    'Television with a broken screen, untouched.',
  ),
  {
    name: 'tv_front.jpg',
    item: 'Speaker',
    expected: 'copied',
    make: secondSpeaker,
    describes:
      'One speaker made into a pair: copied inside the photo, turned by 2.5 degrees and scaled by 0.93.',
  },
  {
    name: 'kvittering_tv.jpg',
    item: 'Television',
    expected: 'clean',
    describes: 'Scanned till receipt, untouched.',
    make: async (studio) => ({ bytes: await scannedReceipt(seedOf(studio.seed, 'receipt')) }),
  },
  untouched('IMG_2051.jpg', 'Laptop', 'laptop', 'Laptop on a desk, untouched.'),
  {
    name: 'laptop_skade.png',
    item: 'Laptop',
    expected: 'edited',
    make: pastedCracks,
    describes: 'The broken screen of another photo pasted onto an intact laptop, saved as PNG.',
  },
  untouched('DSC_0418.JPG', 'Headphones', 'headphones', 'Headphones on a place mat, untouched.'),
  untouched('IMG_20260302_175150.jpg', 'Camera', 'camera', 'Camera with its strap, untouched.'),
  {
    name: 'IMG_20260302_175308.jpg',
    item: 'Camera',
    expected: 'copied',
    make: secondCamera,
    describes: 'One camera made into two: copied inside the photo.',
  },
  {
    name: 'hojttaler.jpg',
    item: 'Camera',
    expected: 'edited',
    make: pastedCamera,
    describes: 'A camera from another photo pasted beside the speaker, saved as JPEG.',
  },
  untouched(
    'IMG_2060.jpg',
    'Phone',
    'phoneBroken',
    'Phone with a broken glass, held upright, untouched.',
  ),
  untouched(
    'IMG_2064.jpg',
    'Dishwasher',
    'dishwasher',
    'Dishwasher that leaked, held upright, untouched.',
  ),
  {
    name: 'IMG_20260305_075230.jpg',
    item: 'Washing machine',
    expected: 'edited',
    make: clearedTop,
    describes: 'Things that stood on the washing machine removed with a retouching brush.',
  },
  untouched('DSC_0431.JPG', 'Floor', 'flood', 'Water on the floorboards, untouched.'),
  untouched('DSC_0422.JPG', 'Wristwatch', 'watch', 'Wristwatch on cloth, untouched.'),
  {
    name: 'ur_reference.png',
    item: 'Wristwatch',
    expected: 'ai',
    make: generatedWatch,
    describes: 'A generated picture with its settings in the file.',
  },
  untouched('IMG_1987.jpg', 'Bicycle', 'bicycle', 'Bicycle before a brick wall, untouched.'),
  {
    name: 'cykel_ny.jpg',
    item: 'Bicycle',
    expected: 'ai',
    make: generatedBicycle,
    describes: 'A generated picture, marked as such by IPTC.',
  },
  {
    name: 'IMG-20260303-WA0007.jpg',
    item: 'Sofa',
    expected: 'clean',
    describes: 'Sofa, sent through a messenger, otherwise untouched.',
    make: async (studio) => ({ bytes: await messengerCopy(await studio.jpeg('sofa')) }),
  },
  {
    name: 'Screenshot_20260305-143612.png',
    item: 'Floor',
    expected: 'clean',
    describes: "Screenshot of a phone's gallery.",
    make: async (studio) => ({ bytes: await galleryScreenshot(await studio.jpeg('flood')) }),
  },
  {
    name: 'IMG_2071.jpg',
    item: 'Dishwasher',
    expected: 'failed',
    describes: 'An upload that broke off.',
    make: async (studio) => ({ bytes: brokenUpload(await studio.jpeg('dishwasher')) }),
  },
];

export interface RenderOptions {
  /** The same seed gives the same bytes (with the same version of sharp). */
  readonly seed?: number;
  /** File names to make; all unless told. */
  readonly only?: readonly string[];
  /** Side lengths against the full size; below 1 for tests. */
  readonly scale?: number;
}

export const DEMO_PICTURE_NAMES: readonly string[] = RECIPES.map((recipe) => recipe.name);

/** Makes the demo claim's pictures one after the other; about a minute of one core for all of them. */
export async function* renderDemoPictures(
  options: RenderOptions = {},
): AsyncGenerator<DemoPicture> {
  const studio = new Studio(options.seed ?? 1, options.scale ?? 1);
  for (const { name, item, expected, describes, make } of RECIPES) {
    if (options.only !== undefined && !options.only.includes(name)) continue;
    yield { name, item, expected, describes, ...(await make(studio)) };
  }
}
