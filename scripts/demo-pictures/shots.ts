import type { Shot } from './camera/take';
import { FJORD, HALDEN, NORDLYS, RENDERER, type Phone } from './camera/phone';
import { cameraScene, headphoneScene, laptopScene, phoneScene } from './scenes/desk';
import { dishwasherScene, floodScene, washerScene } from './scenes/kitchen';
import { sofaScene, speakerScene, televisionScene } from './scenes/living-room';
import { bicycleScene, watchScene } from './scenes/small-things';

/** Every photograph that the script takes; some only to be edited afterwards. */
export const SHOTS = {
  tvBroken: shot(
    NORDLYS,
    '2026:03:03 09:12:41',
    televisionScene(
      { eye: [10, 108, 236], target: [-4, 80, 0], roll: -0.8, fieldOfView: 50 },
      true,
    ),
  ),
  tvSide: shot(
    FJORD,
    '2026:03:03 09:14:02',
    televisionScene({ eye: [-112, 122, 210], target: [-14, 78, 0], roll: 0.9, fieldOfView: 52 }),
  ),
  speaker: shot(
    NORDLYS,
    '2026:03:03 09:16:27',
    speakerScene({ eye: [22, 92, 120], target: [0, 70, 0], roll: 0.6, fieldOfView: 48 }),
  ),
  sofa: shot(
    FJORD,
    '2026:03:03 09:18:10',
    sofaScene({ eye: [60, 135, 235], target: [-18, 50, 12], roll: 0.5, fieldOfView: 50 }),
  ),
  laptop: {
    ...shot(
      FJORD,
      '2026:03:03 10:02:33',
      laptopScene({ eye: [12, 44, 66], target: [-1, 7, 0], roll: 0.7, fieldOfView: 56 }),
    ),
    aperture: 0.6,
  },
  laptopNear: {
    ...shot(
      FJORD,
      '2026:03:03 10:03:05',
      laptopScene({ eye: [-16, 36, 46], target: [-2, 8, 0], roll: -1.2, fieldOfView: 54 }),
    ),
    aperture: 0.8,
  },
  headphones: {
    ...shot(
      HALDEN,
      '2026:03:02 17:45:19',
      headphoneScene({ eye: [10, 27, 42], target: [-1, 6, 0], roll: -1, fieldOfView: 52 }),
    ),
    aperture: 0.9,
  },
  camera: {
    ...shot(
      FJORD,
      '2026:03:02 17:51:50',
      cameraScene({ eye: [10, 20, 38], target: [0, 4.5, 2], roll: 0.5, fieldOfView: 50 }),
    ),
    aperture: 1,
  },
  cameraWide: {
    ...shot(
      FJORD,
      '2026:03:02 17:53:08',
      cameraScene({ eye: [-6, 34, 60], target: [7, 4, 0], roll: -0.6, fieldOfView: 54 }),
    ),
    aperture: 0.7,
  },
  phoneBroken: {
    ...shot(
      NORDLYS,
      '2026:03:04 12:20:44',
      phoneScene({ eye: [2, 27, 12], target: [0.3, 0, 0], roll: 2, fieldOfView: 44 }, true),
    ),
    upright: true,
  },
  dishwasher: {
    ...shot(
      NORDLYS,
      '2026:03:05 07:40:12',
      dishwasherScene(
        { eye: [-22, 122, 205], target: [4, 48, 20], roll: 0.5, fieldOfView: 50 },
        true,
      ),
    ),
    upright: true,
  },
  washer: {
    ...shot(
      FJORD,
      '2026:03:05 07:52:30',
      washerScene({ eye: [-32, 112, 165], target: [-8, 58, 0], roll: -0.8, fieldOfView: 44 }),
    ),
    upright: true,
  },
  flood: shot(
    HALDEN,
    '2026:03:05 07:48:03',
    floodScene({ eye: [10, 125, 190], target: [-4, 16, 20], roll: 0.6, fieldOfView: 56 }),
  ),
  watch: {
    ...shot(
      HALDEN,
      '2026:03:02 18:05:36',
      watchScene({ eye: [1.5, 13, 11], target: [0, 0.3, 0.4], roll: 3, fieldOfView: 50 }),
    ),
    aperture: 1.3,
  },
  bicycle: shot(
    NORDLYS,
    '2025:08:17 15:30:08',
    bicycleScene({ eye: [20, 112, 245], target: [0, 50, 0], roll: 0.6, fieldOfView: 52 }),
  ),
  madeWatch: {
    ...shot(
      RENDERER,
      '',
      watchScene({ eye: [-5, 10, 10], target: [0.4, 0.2, 0.6], roll: -6, fieldOfView: 44 }),
    ),
    aperture: 1.8,
  },
  madeBicycle: shot(
    RENDERER,
    '',
    bicycleScene({ eye: [-90, 96, 170], target: [-14, 48, 0], roll: 0, fieldOfView: 50 }),
  ),
} satisfies Record<string, Shot>;

export type ShotName = keyof typeof SHOTS;

function shot(phone: Phone, takenAt: string, scene: Shot['scene']): Shot {
  return { phone, takenAt, scene };
}
