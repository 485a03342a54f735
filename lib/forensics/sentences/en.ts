/**
 * Every sentence the engine can say: what was seen, where, how strong, and the innocent explanation. A key begins with
 * the detector's name. `{figure}` stands for a value (figures.ts), `{figure|one|many}` for a count with its noun.
 * Plain strings, so that a server can hand one language to a browser.
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
  'words.no_tool': 'no program named',

  'analysis.nothing_found':
    'No clear sign of an edit or of an AI origin was found. That does not prove that there was none.',
  'analysis.no_edit_found':
    'No clear sign of an edit was found. That does not prove that there was none. Whether the picture was made by an AI was not checked.',
  'analysis.few_checks':
    'Not judged: {looked} of {checks} checks for edits looked at the picture, so nothing follows from their silence.',
  'analysis.small': 'Inconclusive: the picture is small ({size}), too little to judge.',
  'analysis.strongly_compressed':
    'Inconclusive: the picture is strongly compressed (quality {quality}), which wipes out traces.',
  'analysis.not_from_camera':
    'Inconclusive: the picture does not come straight from a camera, and copies lose traces.',

  'provenance.credentials_ai':
    'The signed content credentials (by {signer}) say that the picture was made by a generative AI ({tool}).',
  'provenance.credentials_ai_composite':
    'The signed content credentials (by {signer}) say that parts of the picture were made by a generative AI ({tool}). A small retouch is recorded in the same way as a new object – look at what was changed.',
  'provenance.credentials_ai_ingredient':
    'The signed content credentials (by {signer}) list a picture made by a generative AI ({tool}) among what this one was made from.',
  'provenance.credentials_ai_unverified':
    'The content credentials name a generative AI ({tool}), but they could not be verified for this file, so this alone decides nothing.',
  'provenance.credentials_changed_after_signing':
    'Likely edited – check it: the file no longer matches what {signer} signed, so it was changed afterwards. A program that only turned, shrank or renamed it can have done that too.',
  'provenance.credentials_broken':
    'The content credentials (by {signer}) do not verify: the record itself was altered or damaged. Programs that do not know content credentials damage them when they save a picture.',
  'provenance.credentials_unreadable':
    'The file carries content credentials that could not be verified; nothing follows from that.',
  'provenance.credentials_valid':
    'The content credentials are intact since {signer} signed them ({tool}); the signer is on the trust list.',
  'provenance.credentials_untrusted':
    'The content credentials are intact since they were signed in the name of {signer} ({tool}). That name was not checked against a trust list.',
  'provenance.credentials_expired':
    'The content credentials are intact since they were signed in the name of {signer} ({tool}), but that certificate is out of date and no time stamp shows that it was valid when it signed. Certificates of cameras and programs run out while their pictures stay.',
  'provenance.credentials_stripped':
    'The file says that it has content credentials, but they are not in it: it had some once, or they are kept elsewhere. Messengers and websites remove them, so this alone says nothing.',
  'provenance.credentials_broken_ingredient':
    'The content credentials (by {signer}) are intact, but those of a picture this one was made from are not.',
  'provenance.source_type_ai':
    "The picture's metadata declare it as made by a generative AI ({tool}).",
  'provenance.source_type_ai_composite':
    "The picture's metadata declare that parts of it were made by a generative AI ({tool}). A small retouch is declared in the same way as a new object – look at what was changed.",
  'provenance.generator_text':
    'The file carries the settings of an image generator ({tool}, in "{field}").',
  'provenance.generator_named':
    'The file names an image generator as its maker ({tool}, in "{field}").',
  'provenance.none':
    'The file does not name a generative AI. Most pictures made by one do not either once they were saved again.',

  'metadata.unreadable':
    "The file's structure could not be read, so its metadata were not compared with the picture.",
  'metadata.camera_data_missing':
    'The file carries no camera data. Messengers and websites remove them, so this alone says nothing.',
  'metadata.camera_data_agree':
    'The camera data ({camera}) are complete and agree with the picture.',
  'metadata.camera_data_incomplete':
    'The file names a camera ({camera}), but not all that cameras write (exposure, time, size); what it carries agrees with the picture.',
  'metadata.editor_named':
    'The file was last saved by {software}. Many untouched pictures are: for turning, cropping or exporting.',
  'metadata.size_differs':
    'The camera data say {camera_size} pixels, the picture has {size}: it was cropped or resized after it was taken. Messengers and websites do that to every picture.',
  'metadata.thumbnail_shape_differs':
    'The small preview inside the file ({thumbnail_size}) has another shape than the picture ({size}): it was cropped after it was taken. Owners crop pictures for many reasons.',
  'metadata.saved_again':
    'The file carries the data of a camera ({camera}), but is compressed the way general programs do (quality {quality}). Export and sharing functions do that without changing what is seen, and so do a few cameras.',
  'metadata.changed_later':
    'The file says that it was changed {days|day|days} after it was taken. Turning or renaming a picture can set that date.',
  'metadata.taken_after_damage':
    'The picture was taken on {taken}, {days|day|days} after the damage ({damage}). That is usual for a picture of the damage, but it cannot show the item before it.',
  'metadata.taken_before_purchase':
    'The picture was taken on {taken}, {days|day|days} before the stated purchase ({purchase}). A camera clock that was never set or an estimated purchase date explain that too.',
  'metadata.place_stored': 'The file carries the place where the picture was taken.',
  'metadata.animated': 'The file is animated; only its first picture was looked at.',

  'double_compression.found':
    'Likely edited {place} – check it: the picture was saved as a JPEG at least twice, that area only once, as if it had come in or been painted over between the two (strength {strength}, flagged from 20). A caption or a logo that a program put there leaves the same trace.',
  'double_compression.found_lossless':
    'Likely edited {place} – check it: the picture was a JPEG before it became this file, that area was not (strength {strength}, flagged from 20). A caption or a logo that a program put there leaves the same trace.',
  'double_compression.consistent':
    'The picture was saved as a JPEG before, and every part that can be judged shows the same history ({frequencies|pattern|patterns} compared).',
  'double_compression.once':
    'No earlier compression can be seen, so the JPEG history says nothing about edits.',
  'double_compression.too_small':
    'The picture is too small for its JPEG history to be compared part by part.',
  'double_compression.unreadable':
    'The JPEG data could not be read completely, so its history was not compared.',
  'double_compression.other_channels':
    'The JPEG stores printing inks (CMYK) or its brightness in a lower resolution, so its history was not compared.',
  'double_compression.composed_medium':
    'Screenshots and drawings are put together from parts with different histories, so those were not compared.',

  'shifted_compression.found':
    'Likely pasted {place} – check it: that area was saved as a JPEG before, with blocks of 8 × 8 pixels that lie {shift_x} and {shift_y} beside those of this file, and the rest shows nothing of the kind ({frequencies|pattern|patterns} compared). A collage, a stamp or a frame added by a program leaves the same trace.',
  'shifted_compression.missing':
    'Likely edited {place} – check it: the picture was cropped from an older JPEG, whose blocks lay {shift_x} and {shift_y} beside those of this file, but that area shows nothing of it ({frequencies|pattern|patterns} compared). A caption or a logo that a program put there leaves the same trace.',
  'shifted_compression.cropped':
    'The whole picture was cropped from an older JPEG (its blocks lay {shift_x} and {shift_y} beside those of this file), and every part that can be judged shows it. Owners crop pictures for many reasons.',
  'shifted_compression.none':
    'No part of the picture shows an earlier JPEG compression on other blocks than this file has. One that was finer than the last is not seen.',
  'shifted_compression.too_small':
    'The picture is too small to look for an earlier compression on other blocks.',
  'shifted_compression.composed_medium':
    'Screenshots and drawings are put together from parts with different histories, so no earlier compression on other blocks was looked for.',

  'foreign_grid.found':
    'Likely pasted {place} – check it: a JPEG is made of blocks of 8 × 8 pixels, and those of that area do not lie where the rest of the picture has its own (off by {shift_x} and {shift_y}; {votes} of {cells} places agree). A collage, a stamp or a frame added by a program leaves the same trace.',
  'foreign_grid.part_compressed':
    'Likely pasted {place} – check it: that area was once compressed as a JPEG, the rest was not ({votes} of {cells} places agree). A picture placed on a page or a canvas looks the same.',
  'foreign_grid.none':
    'Every part of the picture fits one raster of JPEG blocks. A part pasted exactly on that raster, or resized, would too.',
  'foreign_grid.no_grid':
    'No part of the picture carries the block raster of an earlier JPEG compression.',
  'foreign_grid.recompressed':
    "The picture's JPEG compression is too strong (mean step {step}) to see the block rasters of earlier ones.",
  'foreign_grid.composed_medium':
    'An area {place} has a JPEG block raster of its own. On screenshots and drawings that is usual: they are composed of pictures.',
  'foreign_grid.too_small': 'The picture is too small to look for JPEG block rasters.',

  'copy_move.found':
    'Likely copied within the picture – check it: the area {place} and one {other_place} are the same down to their grain ({same} of {judged} places; turned by {turned_deg}°, size {scale_percent}). Which of them is the original cannot be told from this, so both are marked. Panorama functions and computer-printed patterns can repeat an area too.',
  'copy_move.only_alike':
    'Some things in the picture look alike, but each has a grain of its own, as real things that repeat have.',
  'copy_move.repeats':
    'So much of the picture repeats that only the clearest places were compared, and those are not the same down to their grain or are drawn. A surface that repeats by itself (tiles, cloth, a pattern) is no sign of an edit, but a copy within it may have been missed.',
  'copy_move.none':
    'No area of the picture was found again elsewhere in it. A copy in a smooth or very small area is not seen.',
  'copy_move.drawn': 'Drawn text and symbols repeat by nature, so equal areas prove nothing here.',
  'copy_move.too_little_texture':
    'The picture is too small or too smooth to look for copied areas.',

  'noise_level.found':
    'Likely blurred or painted over {place} – check it: that area lacks the fine grain that places as bright and as rich in contrast around it have, as after a blur, a fill or a retouching brush. Portrait blur and noise removal in the camera can look the same.',
  'noise_level.none':
    'Fine grain and sharpness change nowhere as abruptly as after blurring or painting over. A small or softly blended edit, or one in a smooth place, is not seen.',
  'noise_level.too_small': 'The picture is too small to compare its grain part by part.',
  'noise_level.composed_medium':
    'Screenshots and drawings have no grain of a camera, so it was not compared.',

  'learned_fusion.found':
    'Likely edited {place} – check it: grain, sharpness and compression of that area together do not fit the rest of the picture, as the comparison learned from many known edits. Strong local processing in the camera – portrait blur, HDR, a retouching function – can look the same.',
  'learned_fusion.none':
    'Taken together, grain, sharpness and compression fit all over the picture. A small edit, or one in a copy that was shrunk and saved again, is not seen.',
  'learned_fusion.too_small':
    'The picture is too small to compare grain, sharpness and compression part by part.',
  'learned_fusion.composed_medium':
    'Screenshots and drawings are put together from parts of different kinds, so grain and compression were not compared.',

  'small_text.typed_on_document':
    'Likely typed over {place} – check it: around {words|word|words} there the paper is cleaner and the letters have sharper edges than around the other print ({compared|word|words} compared), as if a program had erased and typed. A form that was filled in on a computer, or a stamp of the scanning program, leaves the same trace.',
  'small_text.typed_on_photo':
    'Likely typed over {place} – check it: {words|word stands|words stand} there on a patch of one flat colour, where a camera sees grain on every surface ({compared|word|words} compared). A caption or a label that a program put there leaves the same trace.',
  'small_text.copied':
    'Likely copied within the page – check it: {glyphs|letter or digit|letters or digits} {place} and {other_place} are the same down to the grain of the paper, which two prints of one letter are not. Which of them is the original cannot be told from this, so both are marked. A page that a program drew and that was never printed can repeat its letters too.',
  'small_text.copied_over':
    'Likely copied over {place} – check it: {glyphs|letter or digit|letters or digits} there are the same as {other_place} down to the grain of the paper, which two prints of one letter are not, and that place was compressed in another way than its surroundings. A page that a program drew and that was never printed can repeat its letters too.',
  'small_text.none':
    'No word differs from the others as if it had been typed or copied in later. Words that were blurred and given grain are not seen.',
  'small_text.no_text': 'No text was found that could be compared.',
  'small_text.composed_medium':
    'On screenshots and drawings all text comes from a program, so no words typed over were looked for.',

  'model.found':
    'Likely edited {place} – check it: the model that this service was set up with marks that area (probability {probability_percent}). Such a model errs on kinds of pictures that it was not made with.',
  'model.none':
    'The model that this service was set up with marks no area as edited. It knows only the kinds of edits that it was made with.',
  'model.failed':
    'The model that this service was set up with did not answer ({error}); the other checks did.',

  'engine.detector_failed': 'One check could not be completed ({error}); the others were.',
} as const;
