import { describe, expect, it } from 'vitest';
import { fill } from '../text/page.fixture';
import { learnedFusion } from './learned-fusion';
import { pasted, resaved, sceneOf, texturedScene, type Grey } from './textured.fixture';

const [WIDTH, HEIGHT] = [960, 720];
const [FLAGGED, UNFLAGGED] = [0.8, 0.5];
const EDGE_Y = 640;
const MIDDLE_Y = 340;

/** A photo with a strip of another one, 300 x 40 pixels. */
async function edited(top: number): Promise<Grey> {
  const photo = await resaved(texturedScene(WIDTH, HEIGHT, 11), 'jpeg', 75);
  const other = texturedScene(WIDTH, HEIGHT, 23, 0.3);
  const strip = { x: 100, y: 100, width: 300, height: 40 };
  return pasted(photo, other, { x: 500, y: top }, strip);
}

/** Bars of two widths stand for digits. */
function stamped(photo: Grey, top: number): Grey {
  const drawn = { ...photo, values: photo.values.slice() };
  for (let i = 0; i < 9; i++)
    fill(drawn, { x: 505 + 32 * i, y: top + 4, width: i % 3 === 0 ? 8 : 20, height: 32 }, 250);
  return drawn;
}

async function scoreOf(grey: Grey): Promise<number> {
  const [found] = learnedFusion(await sceneOf(grey, 'jpeg', 92)).signals;
  return found?.score ?? -1;
}

describe('learnedFusion', () => {
  it.each([EDGE_Y, MIDDLE_Y])('finds a strip of another picture, %i px from above', async (top) => {
    expect(await scoreOf(await edited(top))).toBeGreaterThan(FLAGGED);
  });

  it('does not judge where a camera prints the date, near the edge only', async () => {
    expect(await scoreOf(stamped(await edited(EDGE_Y), EDGE_Y))).toBeLessThan(UNFLAGGED);
    expect(await scoreOf(stamped(await edited(MIDDLE_Y), MIDDLE_Y))).toBeGreaterThan(FLAGGED);
  });

  it('does not judge a bar across the edge, in which cameras print date and place', async () => {
    const photo = await edited(HEIGHT - 40);
    const barred = { ...photo, values: photo.values.slice() };
    fill(barred, { x: 0, y: HEIGHT - 40, width: 500, height: 40 }, 4);
    fill(barred, { x: 800, y: HEIGHT - 40, width: WIDTH - 800, height: 40 }, 4);
    expect(await scoreOf(photo)).toBeGreaterThan(FLAGGED);
    expect(await scoreOf(barred)).toBeLessThan(UNFLAGGED);
  });
});
