import { rectLight, type RectLight, type Scene, type View } from '../render/scene';
import { plastic } from '../surfaces/solid';
import { thing, type Rgb, type Surface, type Thing } from '../render/thing';

interface Room {
  readonly floor: Surface;
  readonly wall: Surface;
  /** z of the wall behind the things. */
  readonly wallZ: number;
  /** x of a side wall, if the view shows one. */
  readonly sideX?: number;
  readonly skirting?: Surface;
}

/** Floor, the wall behind and perhaps one at the side, with skirting boards. */
export function roomThings(room: Room): Thing[] {
  const things = [
    thing(room.floor, [700, 2, 700], { at: [0, -2, 0] }),
    // The far side of the room: seen only in mirrors.
    thing(room.wall, [700, 300, 4], { at: [0, 298, 436] }),
    thing(plastic('#7a6a5c'), [80, 36, 30], { at: [120, 36, 395] }),
    thing(plastic('#b8ad98'), [28, 95, 16], { at: [-215, 95, 415] }),
    thing(room.wall, [700, 300, 4], { at: [0, 298, room.wallZ - 4] }),
  ];
  if (room.skirting !== undefined)
    things.push(thing(room.skirting, [700, 4.5, 0.8], { at: [0, 4.5, room.wallZ + 0.8] }));
  if (room.sideX === undefined) return things;
  const outward = Math.sign(room.sideX);
  things.push(thing(room.wall, [4, 300, 700], { at: [room.sideX + 4 * outward, 298, 0] }));
  if (room.skirting !== undefined)
    things.push(
      thing(room.skirting, [0.8, 4.5, 700], { at: [room.sideX - 0.8 * outward, 4.5, 0] }),
    );
  return things;
}

export const DAYLIGHT: Rgb = [8.6, 9.4, 10.4];
export const LAMPLIGHT: Rgb = [13, 9.6, 6];

/** A window in the wall to the left (x < 0) or right of the scene. */
export function sideWindow(
  x: number,
  y: number,
  z: number,
  halfWidth: number,
  halfHeight: number,
  strength = 1,
): RectLight {
  return rectLight([x, y, z], [0, 0, halfWidth], [0, halfHeight, 0], scaled(DAYLIGHT, strength));
}

/** A window behind the person with the phone. */
export function backWindow(
  x: number,
  y: number,
  z: number,
  halfWidth: number,
  halfHeight: number,
  strength = 1,
): RectLight {
  return rectLight([x, y, z], [halfWidth, 0, 0], [0, halfHeight, 0], scaled(DAYLIGHT, strength));
}

export function ceilingLamp(
  x: number,
  y: number,
  z: number,
  half: number,
  strength = 1,
): RectLight {
  return rectLight([x, y, z], [half, 0, 0], [0, 0, half], scaled(LAMPLIGHT, strength));
}

export function scaled(rgb: Rgb, strength: number): Rgb {
  return [rgb[0] * strength, rgb[1] * strength, rgb[2] * strength];
}

export function indoors(
  things: readonly Thing[],
  lights: readonly RectLight[],
  view: View,
  subject: readonly Thing[] = [],
): Scene {
  return {
    things: [...things, ...subject],
    lights,
    view,
    subject,
    sky: [0.34, 0.335, 0.33],
    ground: [0.15, 0.135, 0.12],
  };
}
