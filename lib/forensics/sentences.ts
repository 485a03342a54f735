import type { Place } from './regions';

/**
 * Every sentence the engine can say, by message key: what was seen, where, how strong, and the innocent explanation.
 * A key starts with the detector's name. Another language is another object of the same shape
 * (`satisfies Sentences`); figures and codes travel in the signal, so a stored verdict can be said again.
 */
const PLACE_WORDS: Readonly<Record<Place, string>> = {
  upper_left: 'in the upper left', top: 'at the top', upper_right: 'in the upper right',
  left: 'on the left', middle: 'in the middle', right: 'on the right',
  lower_left: 'in the lower left', bottom: 'at the bottom', lower_right: 'in the lower right',
  whole: 'over most of the picture',
};

/** "in the upper left". */
export const where = (place: Place): string => PLACE_WORDS[place];

/** "1 day", "3 days". */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

const PROVENANCE = {
  'provenance.credentials_ai': (v: { signer: string; tool: string }) =>
    `The signed content credentials (by ${v.signer}) say that the picture was made by a generative AI (${v.tool}).`,
  'provenance.credentials_ai_composite': (v: { signer: string; tool: string }) =>
    `The signed content credentials (by ${v.signer}) say that parts of the picture were made by a generative AI `
    + `(${v.tool}). A small retouch is recorded in the same way as a new object – look at what was changed.`,
  'provenance.credentials_ai_ingredient': (v: { signer: string; tool: string }) =>
    `The signed content credentials (by ${v.signer}) list a picture made by a generative AI (${v.tool}) among what `
    + 'this one was made from.',
  'provenance.credentials_ai_unverified': (v: { tool: string }) =>
    `The content credentials name a generative AI (${v.tool}), but they could not be verified for this file, so `
    + 'this alone decides nothing.',
  'provenance.credentials_changed_after_signing': (v: { signer: string }) =>
    `Likely edited – check it: the file no longer matches what ${v.signer} signed, so it was changed afterwards. `
    + 'A program that only turned, shrank or renamed it can have done that too.',
  'provenance.credentials_broken': (v: { signer: string }) =>
    `The content credentials (by ${v.signer}) do not verify: the record itself was altered or damaged. Programs that `
    + 'do not know content credentials damage them when they save a picture.',
  'provenance.credentials_unreadable': () =>
    'The file carries content credentials that could not be verified; nothing follows from that.',
  'provenance.credentials_valid': (v: { signer: string; tool: string }) =>
    `The content credentials are intact since ${v.signer} signed them (${v.tool}); the signer is on the trust list.`,
  'provenance.credentials_untrusted': (v: { signer: string; tool: string }) =>
    `The content credentials are intact since they were signed in the name of ${v.signer} (${v.tool}). That name was `
    + 'not checked against a trust list.',
  'provenance.credentials_broken_ingredient': (v: { signer: string }) =>
    `The content credentials (by ${v.signer}) are intact, but those of a picture this one was made from are not.`,
  'provenance.source_type_ai': (v: { tool: string }) =>
    `The picture's metadata declare it as made by a generative AI (${v.tool}).`,
  'provenance.source_type_ai_composite': (v: { tool: string }) =>
    `The picture's metadata declare that parts of it were made by a generative AI (${v.tool}). A small retouch is `
    + 'declared in the same way as a new object – look at what was changed.',
  'provenance.generator_text': (v: { tool: string; field: string }) =>
    `The file carries the settings of an image generator (${v.tool}, in "${v.field}").`,
  'provenance.generator_named': (v: { tool: string; field: string }) =>
    `The file names an image generator as its maker (${v.tool}, in "${v.field}").`,
  'provenance.none': () =>
    'The file does not name a generative AI. Most pictures made by one do not either once they were saved again.',
};

const METADATA = {
  'metadata.unreadable': () =>
    'The file\'s structure could not be read, so its metadata were not compared with the picture.',
  'metadata.camera_data_missing': () =>
    'The file carries no camera data. Messengers and websites remove them, so this alone says nothing.',
  'metadata.camera_data_agree': (v: { camera: string }) =>
    `The camera data (${v.camera}) are complete and agree with the picture.`,
  'metadata.editor_named': (v: { software: string }) =>
    `The file was last saved by ${v.software}. Many untouched pictures are: for turning, cropping or exporting.`,
  'metadata.size_differs': (v: { camera_size: string; size: string }) =>
    `The camera data say ${v.camera_size} pixels, the picture has ${v.size}: it was cropped or resized after it was `
    + 'taken. Messengers and websites do that to every picture.',
  'metadata.thumbnail_shape_differs': (v: { thumbnail_size: string; size: string }) =>
    `The small preview inside the file (${v.thumbnail_size}) has another shape than the picture (${v.size}): it was `
    + 'cropped after it was taken. Owners crop pictures for many reasons.',
  'metadata.saved_again': (v: { camera: string; quality: number }) =>
    `The file carries the data of a camera (${v.camera}), but is compressed the way general programs do (quality `
    + `${v.quality}). Export and sharing functions do that without changing what is seen, and so do a few cameras.`,
  'metadata.changed_later': (v: { days: number }) =>
    `The file says that it was changed ${count(v.days, 'day')} after it was taken. Turning or renaming a picture can `
    + 'set that date.',
  'metadata.taken_after_damage': (v: { taken: string; damage: string; days: number }) =>
    `The picture was taken on ${v.taken}, ${count(v.days, 'day')} after the damage (${v.damage}). That is usual for a `
    + 'picture of the damage, but it cannot show the item before it.',
  'metadata.taken_before_purchase': (v: { taken: string; purchase: string; days: number }) =>
    `The picture was taken on ${v.taken}, ${count(v.days, 'day')} before the stated purchase (${v.purchase}). A camera `
    + 'clock that was never set or an estimated purchase date explain that too.',
  'metadata.place_stored': () =>
    'The file carries the place where the picture was taken.',
};

// The sentences of the pixel detectors, each under its own name.
const DOUBLE_COMPRESSION = {
  'double_compression.found': (v: { place: Place; strength: number }) =>
    `Likely edited ${where(v.place)} – check it: the picture was saved as a JPEG at least twice, that area only once, `
    + `as if it had come in or been painted over between the two (strength ${v.strength}, flagged from 20). A caption `
    + 'or a logo that a program put there leaves the same trace.',
  'double_compression.found_lossless': (v: { place: Place; strength: number }) =>
    `Likely edited ${where(v.place)} – check it: the picture was a JPEG before it became this file, that area was not `
    + `(strength ${v.strength}, flagged from 20). A caption or a logo that a program put there leaves the same trace.`,
  'double_compression.consistent': (v: { frequencies: number }) =>
    `The picture was saved as a JPEG before, and every part that can be judged shows the same history (${v.frequencies} `
    + 'frequencies compared).',
  'double_compression.once': () =>
    'No earlier compression can be seen, so the JPEG history says nothing about edits.',
  'double_compression.too_small': () =>
    'The picture is too small for its JPEG history to be compared part by part.',
  'double_compression.unreadable': () =>
    'The JPEG data could not be read completely, so its history was not compared.',
  'double_compression.composed_medium': () =>
    'Screenshots and drawings are put together from parts with different histories, so those were not compared.',
};
const FOREIGN_GRID = {
  'foreign_grid.found': (v: { place: Place; shift_x: number; shift_y: number; votes: number; cells: number }) =>
    `Likely pasted ${where(v.place)} – check it: that area was compressed as a JPEG on another 8 × 8 grid than the `
    + `rest (shifted by ${v.shift_x} and ${v.shift_y} pixels; ${v.votes} of ${v.cells} places agree). A collage, a `
    + 'stamp or a frame added by a program leaves the same trace.',
  'foreign_grid.part_compressed': (v: { place: Place; votes: number; cells: number }) =>
    `Likely pasted ${where(v.place)} – check it: that area was once compressed as a JPEG, the rest was not `
    + `(${v.votes} of ${v.cells} places agree). A picture placed on a page or a canvas looks the same.`,
  'foreign_grid.none': () =>
    'Every part of the picture fits one JPEG grid. A part pasted exactly on that grid, or resized, would too.',
  'foreign_grid.no_grid': () =>
    'No part of the picture carries the grid of an earlier JPEG compression.',
  'foreign_grid.recompressed': (v: { step: number }) =>
    `The picture's JPEG compression is too strong (mean step ${v.step}) to see the grids of earlier ones.`,
  'foreign_grid.composed_medium': (v: { place: Place }) =>
    `An area ${where(v.place)} has a JPEG grid of its own. On screenshots and drawings that is usual: they are `
    + 'composed of pictures.',
  'foreign_grid.too_small': () =>
    'The picture is too small to look for JPEG grids.',
};
const COPY_MOVE = {
  'copy_move.found': (v: {
    place: Place; other_place: Place; turned_deg: number; scale_percent: number; same: number; judged: number;
  }) =>
    `Likely copied within the picture – check it: the area ${where(v.place)} and one ${where(v.other_place)} are the `
    + `same down to their grain (${v.same} of ${v.judged} places; turned by ${v.turned_deg}°, size `
    + `${v.scale_percent} %). Which of them is the original cannot be told from this, so both are marked. Panorama `
    + 'functions and computer-printed patterns can repeat an area too.',
  'copy_move.only_alike': () =>
    'Some things in the picture look alike, but each has a grain of its own, as real things that repeat have.',
  'copy_move.none': () =>
    'No area of the picture was found again elsewhere in it. A copy in a smooth or very small area is not seen.',
  'copy_move.drawn': () =>
    'Drawn text and symbols repeat by nature, so equal areas prove nothing here.',
  'copy_move.too_little_texture': () =>
    'The picture is too small or too smooth to look for copied areas.',
};
const SMALL_TEXT = {
  'small_text.typed_on_document': (v: { place: Place; words: number; compared: number }) =>
    `Likely typed over ${where(v.place)} – check it: the paper around ${count(v.words, 'word')} is cleaner and the `
    + `edges of the letters are sharper than around the other ${v.compared} on the page, as if a program had erased `
    + 'and typed there. A form filled in on a computer or a stamp of the scanning program leaves the same trace.',
  'small_text.typed_on_photo': (v: { place: Place; words: number; compared: number }) =>
    `Likely typed over ${where(v.place)} – check it: ${count(v.words, 'word')} (of ${v.compared} compared) `
    + 'stand on a patch of one flat colour, where surfaces that a camera sees have grain. A caption or a label that '
    + 'a program put there leaves the same trace.',
  'small_text.copied': (v: { place: Place; other_place: Place; glyphs: number }) =>
    `Likely copied within the page – check it: ${v.glyphs} letters or digits ${where(v.place)} and `
    + `${where(v.other_place)} are the same down to the grain of the paper, which two prints of one letter never are. `
    + 'Which of them is the original cannot be told from this, so both are marked. A page that a program drew and that '
    + 'was never printed can repeat its letters like that.',
  'small_text.copied_over': (v: { place: Place; other_place: Place; glyphs: number }) =>
    `Likely copied over ${where(v.place)} – check it: ${v.glyphs} letters or digits there are the same as `
    + `${where(v.other_place)} down to the grain of the paper, which two prints of one letter never are, and the JPEG `
    + 'history of that place is another than its surroundings\'. A page that a program drew can repeat its letters.',
  'small_text.none': () =>
    'No word differs from its surroundings as if it had been typed in later.',
  'small_text.no_text': () =>
    'No text was found that could be compared.',
  'small_text.composed_medium': () =>
    'Text on screenshots and drawings is put there by programs, so it was not looked at for words typed over.',
};

const ENGINE = {
  'engine.detector_failed': (v: { error: string }) =>
    `One check could not be completed (${v.error}); the others were.`,
};

export const SENTENCES = {
  ...PROVENANCE, ...METADATA, ...DOUBLE_COMPRESSION, ...FOREIGN_GRID, ...COPY_MOVE, ...SMALL_TEXT, ...ENGINE,
};

export type Sentences = typeof SENTENCES;
export type MessageKey = keyof Sentences;
/** The figures a message needs; `{}` for a sentence without any. */
export type MessageValues<Key extends MessageKey> =
  Parameters<Sentences[Key]> extends [infer Values] ? Values : Record<never, never>;

/** The English sentence of a message. */
export function sentence<Key extends MessageKey>(key: Key, values: MessageValues<Key>): string {
  const say = SENTENCES[key] as unknown as (values: MessageValues<Key>) => string;
  return say(values);
}
