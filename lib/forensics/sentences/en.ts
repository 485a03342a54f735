/**
 * All sentences of the engine: what was found, where, how strong, and the innocent explanation. A
 * key begins with the detector's name. `{figure}` stands for a value (figures.ts),
 * `{figure|one|many}` for a count with its noun. Plain strings, so that a server can send one
 * language to a browser.
 */
export const en = {
  'place.upper_left': 'in the upper left',
  'place.top': 'at the top',
  'place.upper_right': 'in the upper right',
  'place.left': 'on the left',
  'place.middle': 'in the middle',
  'place.right': 'on the right',
  'place.lower_left': 'in the lower left',
  'place.bottom': 'at the bottom',
  'place.lower_right': 'in the lower right',
  'place.whole': 'over most of the picture',
  'words.no_signer': 'an unnamed signer',
  'words.no_tool': 'not named',

  'analysis.nothing_found': 'No clear sign of editing or AI was found. That does not rule it out.',
  'analysis.no_edit_found':
    'No clear sign of editing was found. That does not rule it out. AI origin was not checked.',
  'analysis.few_checks':
    'Not judged: only {looked} of {checks} edit checks could be applied to this picture.',
  'analysis.small':
    'Inconclusive: the picture is small ({size}) and shows too little to judge. Ask for a larger one.',
  'analysis.strongly_compressed':
    'Inconclusive: the picture is strongly compressed (quality {quality}). Compression removes traces; ask for the original.',
  'analysis.not_from_camera':
    'Inconclusive: the picture does not come straight from a camera. Copies lose traces; ask for the original.',

  'provenance.credentials_ai':
    'The file is signed as made by AI. Details: content credentials by {signer}, program {tool}.',
  'provenance.credentials_ai_composite':
    'The file is signed as partly made by AI. Look at what was changed: a small retouch is recorded in the same way as a new object. Details: content credentials by {signer}, program {tool}.',
  'provenance.credentials_ai_ingredient':
    'An AI-made picture was used to make this one. Compare it with the original, or ask for a new photo. Details: content credentials by {signer}, program {tool}.',
  'provenance.credentials_ai_unverified':
    'The content credentials name an AI program, but could not be verified. Alone this decides nothing. Details: program {tool}.',
  'provenance.credentials_changed_after_signing':
    'The file was changed after it was signed. Compare it with the original, or ask for a new photo. A program that only turned, shrank or renamed it can cause this. Details: it no longer matches the signature of {signer}.',
  'provenance.credentials_broken':
    'The content credentials are damaged or were altered. Programs that do not support them often damage them when saving. Details: signed by {signer}.',
  'provenance.credentials_unreadable':
    'The content credentials of the file could not be verified. Alone this says nothing.',
  'provenance.credentials_valid':
    'The file is unchanged since it was signed. Details: content credentials by {signer}, program {tool}, signer on the trust list.',
  'provenance.credentials_untrusted':
    'The file is unchanged since it was signed, by a signer that was not checked. Details: content credentials by {signer}, program {tool}, no trust list.',
  'provenance.credentials_expired':
    'The file is unchanged since it was signed, but the certificate has expired. Certificates of cameras and programs often expire before their pictures are used. Details: content credentials by {signer}, program {tool}, no time stamp.',
  'provenance.credentials_stripped':
    'The content credentials were removed from the file or are stored elsewhere. Messengers and websites remove them, so this alone says nothing.',
  'provenance.credentials_broken_ingredient':
    'A picture that this one was made from has damaged content credentials. Details: those of this file, by {signer}, are intact.',
  'provenance.source_type_ai':
    'The file says that it was made by AI. Details: metadata, program {tool}.',
  'provenance.source_type_ai_composite':
    'The file says that parts of it were made by AI. Look at what was changed: a small retouch is declared in the same way as a new object. Details: metadata, program {tool}.',
  'provenance.generator_text':
    'The file contains the settings of an AI image generator. Details: {tool}, in "{field}".',
  'provenance.generator_named':
    'The file names an AI image generator as its source. Details: {tool}, in "{field}".',
  'provenance.none':
    'The file names no AI program. Most AI-made pictures name none once they were saved again.',

  'metadata.unreadable': 'The metadata could not be read and were not compared with the picture.',
  'metadata.camera_data_missing':
    'The file contains no camera data. Messengers and websites remove them, so this alone says nothing.',
  'metadata.camera_data_agree': 'The camera data ({camera}) are complete and match the picture.',
  'metadata.camera_data_incomplete':
    'The camera data ({camera}) are incomplete, but match the picture. Exposure, time or size is missing.',
  'metadata.editor_named':
    'The file was last saved by {software}. Turning, cropping or exporting an untouched picture does that too.',
  'metadata.size_differs':
    'The picture was cropped or resized after it was taken. Messengers and websites do that to every picture. Details: the camera recorded {camera_size} pixels, the file has {size}.',
  'metadata.thumbnail_shape_differs':
    'The picture was cropped after it was taken. People crop pictures for many reasons. Details: the preview in the file is {thumbnail_size}, the picture {size}.',
  'metadata.saved_again':
    'The picture was saved again after the camera ({camera}) took it. Export and sharing do that without changing it, and so do a few cameras. Details: compression of a general program, quality {quality}.',
  'metadata.changed_later':
    'The file was changed {days|day|days} after the picture was taken. Turning or renaming it can set that date.',
  'metadata.taken_after_damage':
    'The picture was taken on {taken}, {days|day|days} after the damage ({damage}). That is usual for a picture of the damage, but it cannot show the item before it.',
  'metadata.taken_before_purchase':
    'The picture was taken on {taken}, {days|day|days} before the stated purchase ({purchase}). A camera clock that was never set, or an estimated purchase date, explains that too.',
  'metadata.place_stored': 'The file contains the place where the picture was taken.',
  'metadata.animated': 'The file is animated; only its first picture was looked at.',

  'double_compression.found':
    'An area {place} was probably added later. Compare it with the original, or ask for a new photo. A caption or logo added by a program looks the same. Details: double JPEG compression outside the area, single inside (strength {strength}, threshold 20).',
  'double_compression.found_lossless':
    'An area {place} was probably added later. Compare it with the original, or ask for a new photo. A caption or logo added by a program looks the same. Details: the rest was a JPEG before, this area was not (strength {strength}, threshold 20).',
  'double_compression.consistent':
    'Every part that can be judged was saved as a JPEG equally often. Details: {frequencies|pattern|patterns} compared.',
  'double_compression.once':
    'No earlier compression is visible, so the JPEG history says nothing about edits.',
  'double_compression.too_small':
    'The picture is too small to compare its JPEG history part by part.',
  'double_compression.unreadable':
    'The JPEG data could not be read completely, so the history was not compared.',
  'double_compression.other_channels':
    'The JPEG history was not compared: this kind of JPEG is not supported. Details: printing inks (CMYK) or reduced brightness resolution.',
  'double_compression.composed_medium':
    'The JPEG history was not compared: screenshots and drawings are made of many parts.',

  'shifted_compression.found':
    'An area {place} was probably pasted in from another picture. Compare it with the original, or ask for a new photo. A collage, stamp or frame added by a program looks the same. Details: earlier JPEG compression with 8 × 8 blocks shifted by {shift_x} and {shift_y} in this area only ({frequencies|pattern|patterns} compared).',
  'shifted_compression.missing':
    'An area {place} was probably added later. Compare it with the original, or ask for a new photo. A caption or logo added by a program looks the same. Details: the rest shows an older JPEG compression shifted by {shift_x} and {shift_y}, this area does not ({frequencies|pattern|patterns} compared).',
  'shifted_compression.cropped':
    'The whole picture was cropped from an older JPEG. People crop pictures for many reasons. Details: its blocks are shifted by {shift_x} and {shift_y} everywhere.',
  'shifted_compression.none':
    'No part shows an older JPEG compression on shifted blocks. One finer than the last cannot be seen.',
  'shifted_compression.too_small':
    'The picture is too small to look for an older compression on shifted blocks.',
  'shifted_compression.composed_medium':
    'Not checked for shifted blocks: screenshots and drawings are made of many parts.',

  'foreign_grid.found':
    'An area {place} was probably pasted in from another picture. Compare it with the original, or ask for a new photo. A collage, stamp or frame added by a program looks the same. Details: its 8 × 8 JPEG blocks are off by {shift_x} and {shift_y} ({votes} of {cells} places agree).',
  'foreign_grid.part_compressed':
    'An area {place} was probably pasted in from another picture. Compare it with the original, or ask for a new photo. A picture placed on a page or canvas looks the same. Details: this area was compressed as a JPEG before, the rest was not ({votes} of {cells} places agree).',
  'foreign_grid.none':
    'All parts of the picture share one grid of JPEG blocks. A part pasted exactly on that grid, or resized, would too.',
  'foreign_grid.no_grid':
    'No part of the picture shows the block grid of an earlier JPEG compression.',
  'foreign_grid.recompressed':
    'The picture is compressed too strongly to compare its JPEG blocks. Details: mean step {step}.',
  'foreign_grid.composed_medium':
    'An area {place} has its own JPEG block grid. That is usual in screenshots and drawings: they contain pictures.',
  'foreign_grid.too_small': 'The picture is too small to compare JPEG block grids.',

  'copy_move.found':
    'The area {place} was probably copied within the picture. Compare it with the original, or ask for a new photo. Panorama modes and printed patterns can repeat an area too. Details: the same grain {other_place} in {same} of {judged} places (turned by {turned_deg}°, size {scale_percent}); both are marked.',
  'copy_move.only_alike':
    'Some things in the picture look alike, but differ in their grain, as real things do.',
  'copy_move.repeats':
    'Much of the picture repeats, so only the clearest places were compared. None of them is a copy. Tiles, cloth and patterns repeat by themselves, but a copy among them may have been missed.',
  'copy_move.none':
    'No area of the picture appears twice. A copy in a smooth or very small area cannot be seen.',
  'copy_move.drawn': 'Not checked for copies: drawn text and symbols repeat by nature.',
  'copy_move.too_little_texture':
    'The picture is too small or too smooth to look for copied areas.',

  'noise_level.found':
    'An area {place} was probably blurred or painted over. Compare it with the original, or ask for a new photo. Portrait blur and noise removal in the camera look the same. Details: the fine grain of equally bright and detailed places is missing.',
  'noise_level.none':
    'Grain and sharpness change nowhere as they do after blurring or painting over. A small or softly blended edit, or one in a smooth place, cannot be seen.',
  'noise_level.too_small': 'The picture is too small to compare its grain part by part.',
  'noise_level.composed_medium':
    'The grain was not compared: screenshots and drawings have no camera grain.',

  'learned_fusion.found':
    'An area {place} was probably edited. Compare it with the original, or ask for a new photo. Portrait blur, HDR and retouching in the camera look the same. Details: its grain, sharpness and compression together do not fit the rest, by comparison with known edits.',
  'learned_fusion.none':
    'Grain, sharpness and compression fit together all over the picture. A small edit, or one in a copy that was shrunk and saved again, cannot be seen.',
  'learned_fusion.too_small':
    'The picture is too small to compare grain, sharpness and compression part by part.',
  'learned_fusion.composed_medium':
    'Grain and compression were not compared: screenshots are made of many parts.',

  'small_text.typed_on_document':
    'Text {place} was probably typed over. Compare it with the original document, or ask the shop for a copy. A form filled in on a computer, or a scanner’s stamp, looks the same. Details: cleaner paper and sharper letters around {words|word|words} than in the other print ({compared|word|words} compared).',
  'small_text.typed_on_photo':
    'Text {place} was probably typed over. Compare it with the original, or ask for a new photo. A caption or label added by a program looks the same. Details: {words|word|words} on a patch of one flat colour, without camera grain ({compared|word|words} compared).',
  'small_text.copied':
    'Letters or digits {place} were probably copied within the page. Compare it with the original document, or ask the shop for a copy. A page drawn by a program and never printed can repeat its letters too. Details: {glyphs|letter or digit|letters or digits} with the same paper grain {other_place}; both places are marked.',
  'small_text.copied_over':
    'Letters or digits {place} were probably replaced by copies. Compare it with the original document, or ask the shop for a copy. A page drawn by a program and never printed can repeat its letters too. Details: {glyphs|letter or digit|letters or digits} with the same paper grain {other_place}, compressed differently from their surroundings.',
  'small_text.none':
    'No word looks as if it was typed or copied in later. Words that were blurred and given grain cannot be seen.',
  'small_text.no_text': 'No text to compare was found.',
  'small_text.composed_medium':
    'Not checked for overtyped text: all text in screenshots comes from a program.',

  'model.found':
    'An area {place} was probably edited, according to your own model. Compare it with the original, or ask for a new photo. Models err on kinds of pictures they were not trained on. Details: probability {probability_percent}.',
  'model.none':
    'Your own model marks no area as edited. It knows only the kinds of edits it was trained on.',
  'model.failed': 'Your own model did not answer. The other checks did. Details: {error}.',

  'engine.detector_failed': 'One check did not finish; the others did. Details: {error}.',
} as const;
