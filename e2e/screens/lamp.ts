import sharp from 'sharp';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><rect width="480" height="360" fill="#c9b99a"/><rect y="270" width="480" height="90" fill="#7b5a3c"/><path d="M180 150 210 60h60l30 90z" fill="#f3ead2"/><rect x="234" y="150" width="12" height="110" fill="#333"/><ellipse cx="240" cy="265" rx="60" ry="12" fill="#333"/></svg>';

/** A small photo of a lamp on a table that no other test uses, with nothing to find. */
export const lamp = (): Promise<Buffer> =>
  sharp(Buffer.from(DRAWING)).jpeg({ quality: 88 }).toBuffer();
