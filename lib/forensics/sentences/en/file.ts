const compare = 'Compare it with the original, or ask for a new photo.';
const newPhoto = 'Ask for a new photo of the item.';
const original = 'Ask for the original file.';
const shops = 'Shops and advertisements use such pictures, too.';
const retouch = 'A small retouch is recorded in the same way as a new object.';

/** What the file says of itself: its origin and its camera data. */
export const file = {
  'provenance.credentials_ai': {
    headline: 'The file is signed as made by AI.',
    advice: newPhoto,
    innocent: shops,
    details: 'Content credentials by {signer}, program {tool}.',
  },
  'provenance.credentials_ai_composite': {
    headline: 'The file is signed as partly made by AI.',
    advice: 'Check what was changed, or ask for a new photo.',
    innocent: retouch,
    details: 'Content credentials by {signer}, program {tool}.',
  },
  'provenance.credentials_ai_ingredient': {
    headline: 'A picture made by AI was used to make this one.',
    advice: compare,
    innocent: 'A background or a logo made by AI is recorded in the same way.',
    details: 'Content credentials by {signer}, program {tool}.',
  },
  'provenance.credentials_ai_unverified': {
    headline: 'The file names an AI program, but its signature could not be verified.',
    advice: original,
    innocent: 'Alone this decides nothing.',
    details: 'Content credentials, program {tool}.',
  },
  'provenance.credentials_changed_after_signing': {
    headline: 'The file was changed after it was signed.',
    advice: compare,
    innocent: 'A program that only turned or shrank the picture can cause this.',
    details: 'The picture no longer matches the content credentials of {signer}.',
  },
  'provenance.credentials_broken': {
    headline: 'The signature in the file is damaged or was altered.',
    advice: original,
    innocent: 'Programs that do not support it often damage it when saving.',
    details: 'Content credentials by {signer}.',
  },
  'provenance.credentials_unreadable': {
    headline: 'The signature in the file could not be verified.',
    innocent: 'Alone this says nothing.',
  },
  'provenance.credentials_valid': {
    headline: 'The file is unchanged since it was signed.',
    details: 'Content credentials by {signer}, program {tool}, signer on the trust list.',
  },
  'provenance.credentials_untrusted': {
    headline: 'The file is unchanged since it was signed, by a signer that was not checked.',
    details: 'Content credentials by {signer}, program {tool}, no trust list.',
  },
  'provenance.credentials_expired': {
    headline: 'The file is unchanged since it was signed, but the certificate has expired.',
    innocent: 'Certificates of cameras often expire before their pictures are used.',
    details: 'Content credentials by {signer}, program {tool}, no time stamp.',
  },
  'provenance.credentials_stripped': {
    headline: 'The signature was removed from the file or is stored elsewhere.',
    innocent: 'Messengers and websites remove it.',
  },
  'provenance.credentials_broken_ingredient': {
    headline: 'A picture that this one was made from has a damaged signature.',
    details: 'The content credentials of this file, by {signer}, are intact.',
  },
  'provenance.source_type_ai': {
    headline: 'The file says that it was made by AI.',
    advice: newPhoto,
    innocent: shops,
    details: 'Metadata, program {tool}.',
  },
  'provenance.source_type_ai_composite': {
    headline: 'The file says that parts of it were made by AI.',
    advice: 'Check what was changed, or ask for a new photo.',
    innocent: retouch,
    details: 'Metadata, program {tool}.',
  },
  'provenance.generator_text': {
    headline: 'The file contains the settings of an AI image generator.',
    advice: newPhoto,
    innocent: shops,
    details: 'Generator {tool}, in "{field}".',
  },
  'provenance.generator_named': {
    headline: 'The file names an AI image generator as its source.',
    advice: newPhoto,
    innocent: shops,
    details: 'Generator {tool}, in "{field}".',
  },
  'provenance.visible_mark': {
    headline: "The picture bears the visible mark of Google's AI.",
    advice: newPhoto,
    innocent: 'Gemini puts it on photos that it only changed, too.',
    details: 'A pale four-pointed star in the lower right corner ({likeness_percent} alike).',
  },
  'provenance.colour_bar': {
    headline: "The picture bears the visible mark of OpenAI's DALL·E.",
    advice: newPhoto,
    innocent: 'DALL·E puts it on photos that it only changed, too.',
    details: 'A bar of five colours in the lower right corner.',
  },
  'provenance.none': {
    headline: 'The file names no AI program.',
    details: 'Most AI-made pictures name none once they were saved again.',
  },

  'metadata.unreadable': {
    headline: 'The camera data in the file could not be read.',
    details: 'The metadata were not compared with the picture.',
  },
  'metadata.camera_data_missing': {
    headline: 'The file contains no camera data.',
    innocent: 'Messengers and websites remove them.',
  },
  'metadata.straight_from_camera': {
    headline: 'The file and its fine structure are those of a photo straight from a camera.',
    details: 'Camera: {camera}. That speaks for the file, not for what the photo shows.',
  },
  'metadata.no_camera_traces': {
    headline: "The camera data match the file, but its fine structure is not a camera's.",
    innocent:
      'Making a photo smaller or editing it strongly has the same effect; so have some cameras.',
    details: 'Camera: {camera}.',
  },
  'metadata.camera_data_agree': {
    headline: 'The camera data are complete and match the picture.',
    details: 'Camera: {camera}.',
  },
  'metadata.camera_data_incomplete': {
    headline: 'The camera data are incomplete, but match the picture.',
    details: 'Camera: {camera}; exposure, time or size is missing.',
  },
  'metadata.editor_named': {
    headline: 'The file was last saved by a photo program.',
    innocent: 'Turning, cropping or exporting an untouched picture does that, too.',
    details: 'Program: {software}.',
  },
  'metadata.size_differs': {
    headline: 'The picture was cropped or resized after it was taken.',
    innocent: 'Messengers and websites do that to every picture.',
    details: 'The camera recorded {camera_size} pixels, the file has {size}.',
  },
  'metadata.thumbnail_shape_differs': {
    headline: 'The picture was cropped after it was taken.',
    innocent: 'People crop pictures for many reasons.',
    details: 'The preview in the file is {thumbnail_size}, the picture {size}.',
  },
  'metadata.saved_again': {
    headline: 'The picture was saved again after it was taken.',
    innocent: 'Exporting and sharing do that without changing it, and so do a few cameras.',
    details: 'Camera: {camera}; compression of a general program, quality {quality}.',
  },
  'metadata.changed_later': {
    headline: 'The file was changed {days|day|days} after the picture was taken.',
    innocent: 'Turning or renaming it can set that date.',
  },
  'metadata.taken_after_damage': {
    headline: 'The picture was taken {days|day|days} after the damage.',
    innocent: 'That is usual for a picture of the damage, but it cannot show the item before it.',
    details: 'Taken on {taken}, damage on {damage}.',
  },
  'metadata.taken_in_future': {
    headline: 'The camera date is {days|day|days} after the file arrived, which cannot be right.',
    advice: 'Ask when the photo was taken.',
    innocent: 'A camera clock set wrongly is the usual cause.',
    details: 'Camera date {taken}, received on {received}.',
  },
  'metadata.taken_before_purchase': {
    headline: 'The picture was taken {days|day|days} before the stated purchase.',
    advice: 'Check the date of purchase against the receipt.',
    innocent: 'A camera clock that was never set, or an estimated date, explains that, too.',
    details: 'Taken on {taken}, stated purchase on {purchase}.',
  },
  'metadata.place_stored': {
    headline: 'The file contains the place where the picture was taken.',
  },
  'metadata.animated': {
    headline: 'The file is animated; only its first picture was checked.',
  },
} as const;
