const compare = 'Compare it with the original, or ask for a new photo.';
const compareDocument = 'Compare it with the original document, or ask the shop for a copy.';
const caption = 'A caption or logo added by a program looks the same.';
const collage = 'A collage, stamp or frame added by a program looks the same.';
const drawnPage = 'A page drawn by a program and never printed can repeat its letters, too.';
const tooSmallForParts = 'The picture is too small to look for pasted parts.';
const madeOfParts =
  'Not checked for added parts: screenshots and drawings are made of many pieces.';

/** What the pixels show: areas that were added, pasted, copied, painted over or typed. */
export const pixels = {
  'double_compression.found': {
    headline: 'An area {place} was probably added later.',
    advice: compare,
    innocent: caption,
    details:
      'Double JPEG compression outside the area, single inside (strength {strength}, threshold 20).',
  },
  'double_compression.found_lossless': {
    headline: 'An area {place} was probably added later.',
    advice: compare,
    innocent: caption,
    details: 'The rest was a JPEG before, this area was not (strength {strength}, threshold 20).',
  },
  'double_compression.consistent': {
    headline: 'All parts of the picture were saved equally often.',
    details: 'JPEG history: {frequencies|pattern|patterns} compared.',
  },
  'double_compression.once': {
    headline: 'The picture does not show whether parts were added later.',
    details: 'No earlier JPEG compression is visible.',
  },
  'double_compression.too_small': {
    headline: 'The picture is too small to look for added parts.',
  },
  'double_compression.unreadable': {
    headline: 'The file could not be read completely, so added parts were not looked for.',
    details: 'The JPEG data are incomplete.',
  },
  'double_compression.other_channels': {
    headline: 'Not checked for added parts: this kind of file is not supported.',
    details: 'JPEG with printing inks (CMYK) or reduced brightness resolution.',
  },
  'double_compression.composed_medium': { headline: madeOfParts },

  'shifted_compression.found': {
    headline: 'An area {place} was probably pasted in from another picture.',
    advice: compare,
    innocent: collage,
    details:
      'Earlier JPEG compression with 8 × 8 blocks shifted by {shift_x} and {shift_y} in this area only ({frequencies|pattern|patterns} compared).',
  },
  'shifted_compression.missing': {
    headline: 'An area {place} was probably added later.',
    advice: compare,
    innocent: caption,
    details:
      'The rest shows an older JPEG compression shifted by {shift_x} and {shift_y}, this area does not ({frequencies|pattern|patterns} compared).',
  },
  'shifted_compression.cropped': {
    headline: 'The whole picture was cropped from a larger one.',
    innocent: 'People crop pictures for many reasons.',
    details:
      'The blocks of an older JPEG compression are shifted by {shift_x} and {shift_y} everywhere.',
  },
  'shifted_compression.none': {
    headline: 'No part looks as if it came from another picture.',
    details: 'No older JPEG compression on shifted blocks; one finer than the last stays hidden.',
  },
  'shifted_compression.too_small': { headline: tooSmallForParts },
  'shifted_compression.composed_medium': { headline: madeOfParts },

  'foreign_grid.found': {
    headline: 'An area {place} was probably pasted in from another picture.',
    advice: compare,
    innocent: collage,
    details:
      'Its 8 × 8 JPEG blocks are off by {shift_x} and {shift_y} ({votes} of {cells} places agree).',
  },
  'foreign_grid.part_compressed': {
    headline: 'An area {place} was probably pasted in from another picture.',
    advice: compare,
    innocent: 'A picture placed on a page or canvas looks the same.',
    details:
      'This area was compressed as a JPEG before, the rest was not ({votes} of {cells} places agree).',
  },
  'foreign_grid.none': {
    headline: 'No part looks as if it came from another picture.',
    details:
      'All parts share one grid of JPEG blocks; a part pasted exactly on it, or resized, would, too.',
  },
  'foreign_grid.no_grid': {
    headline: 'No part looks as if it came from another picture.',
    details: 'No part shows the block grid of an earlier JPEG compression.',
  },
  'foreign_grid.recompressed': {
    headline: 'The picture has lost too much detail to look for pasted parts.',
    details: 'JPEG compression too strong, mean step {step}.',
  },
  'foreign_grid.composed_medium': {
    headline: 'An area {place} was a picture of its own before.',
    innocent: 'That is usual in screenshots and drawings: they contain pictures.',
    details: 'It has its own grid of JPEG blocks.',
  },
  'foreign_grid.print': {
    headline: 'Not checked for pasted parts: the picture shows a print.',
    details: 'The dots of printing hide the block grid of an earlier JPEG compression.',
  },
  'foreign_grid.too_small': { headline: tooSmallForParts },

  'copy_move.found': {
    headline: 'The area {place} was probably copied within the picture.',
    advice: compare,
    innocent: 'Panorama modes and printed patterns can repeat an area, too.',
    details:
      'The same grain {other_place} in {same} of {judged} places (turned by {turned_deg}°, size {scale_percent}); both are marked.',
  },
  'copy_move.only_alike': {
    headline: 'Some things in the picture look alike, but none is a copy.',
    details: 'Their grain differs, as that of real things does.',
  },
  'copy_move.repeats': {
    headline: 'Much of the picture repeats; no copy was found in the clearest places.',
    innocent: 'Tiles, cloth and patterns repeat by themselves.',
    details: 'Only the clearest places were compared; a copy in others may have been missed.',
  },
  'copy_move.none': {
    headline: 'No area of the picture appears twice.',
    details: 'A copy in a smooth or very small area cannot be seen.',
  },
  'copy_move.print': {
    headline: 'Printed words or bars are alike, but none of them is a sign of a copy.',
    details: 'Prints of one word have no grain of their own to compare.',
  },
  'copy_move.drawn': {
    headline: 'Not checked for copies: drawn text and symbols repeat by nature.',
  },
  'copy_move.too_little_texture': {
    headline: 'The picture is too small or too smooth to look for copied areas.',
  },

  'noise_level.found': {
    headline: 'An area {place} was probably blurred or painted over.',
    advice: compare,
    innocent: 'Portrait mode and smoothing in the camera look the same.',
    details: 'The fine grain of equally bright and detailed places is missing.',
  },
  'noise_level.none': {
    headline: 'No area looks blurred or painted over.',
    details:
      'Grain and sharpness were compared; a small or softly blended edit, or one in a smooth place, cannot be seen.',
  },
  'noise_level.too_small': {
    headline: 'The picture is too small to look for areas that were painted over.',
  },
  'noise_level.print': {
    headline: 'Not checked for areas that were painted over: the picture shows a print.',
    details: 'The dots of printing hide the grain.',
  },
  'noise_level.composed_medium': {
    headline: 'Not checked for areas that were painted over: that needs a photo from a camera.',
    details: 'Screenshots and drawings have no camera grain.',
  },

  'learned_fusion.found': {
    headline: 'An area {place} was probably edited.',
    advice: compare,
    innocent: 'Portrait mode, HDR and retouching in the camera look the same.',
    details:
      'Grain, sharpness and compression together do not fit the rest, by comparison with known edits.',
  },
  'learned_fusion.none': {
    headline: 'No area differs from the rest as edited areas do.',
    details:
      'Grain, sharpness and compression were compared; a small edit, or one in a shrunken copy, cannot be seen.',
  },
  'learned_fusion.too_small': {
    headline: 'The picture is too small to compare its parts with each other.',
  },
  'learned_fusion.print': {
    headline: 'The parts were not compared: the picture shows a print.',
    details: 'The dots of printing hide grain and compression.',
  },
  'learned_fusion.composed_medium': {
    headline: 'The parts were not compared: screenshots are made of many pieces.',
  },

  'small_text.typed_on_document': {
    headline: 'Text {place} was probably typed over.',
    advice: compareDocument,
    innocent: 'A form filled in on a computer, or a scanner’s stamp, looks the same.',
    details:
      'Cleaner paper and sharper letters around {words|word|words} than in the other print ({compared|word|words} compared).',
  },
  'small_text.typed_on_photo': {
    headline: 'Text {place} was probably typed over.',
    advice: compare,
    innocent: 'A caption or label added by a program looks the same.',
    details:
      'A patch of one flat colour without camera grain around {words|word|words} ({compared|word|words} compared).',
  },
  'small_text.copied': {
    headline: 'Letters or digits {place} were probably copied within the page.',
    advice: compareDocument,
    innocent: drawnPage,
    details:
      'The same paper grain {other_place} for {glyphs|letter or digit|letters or digits}; both places are marked.',
  },
  'small_text.copied_over': {
    headline: 'Letters or digits {place} were probably replaced by copies.',
    advice: compareDocument,
    innocent: drawnPage,
    details:
      'The same paper grain {other_place} for {glyphs|letter or digit|letters or digits}, compressed differently from their surroundings.',
  },
  'small_text.none': {
    headline: 'No word looks as if it was typed or copied in later.',
    details: 'Words that were blurred and given grain cannot be seen.',
  },
  'small_text.no_text': { headline: 'No text to compare was found.' },
  'small_text.composed_medium': {
    headline: 'Not checked for overtyped text: all text in screenshots comes from a program.',
  },

  'model.found': {
    headline: 'An area {place} was probably edited, according to your own model.',
    advice: compare,
    innocent: 'Models err on kinds of pictures they were not trained on.',
    details: 'Probability {probability_percent}.',
  },
  'model.none': {
    headline: 'Your own model marks no area as edited.',
    details: 'It knows only the kinds of edits it was trained on.',
  },
  'model.failed': {
    headline: 'Your own model did not answer; the other checks did.',
    details: 'Error: {error}.',
  },

  'engine.detector_failed': {
    headline: 'One check did not finish; the others did.',
    details: 'Error: {error}.',
  },
} as const;
