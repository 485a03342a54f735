/**
 * Text recognition by tesseract.js. Runs in the picture process only. The language data come from
 * packages in node_modules, never from the network.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import type { Worker } from 'tesseract.js';
import type { Language } from '@/lib/shared/languages';
import type { TextLine } from '@/lib/receipts/receipt';
import { textArea, type GreyPicture } from './text-area';

/** The models of tesseract, and the smallest variant that the packages have. */
const MODELS: Readonly<Record<Language, string>> = {
  en: 'eng',
  da: 'dan',
  sv: 'swe',
  nb: 'nor',
  de: 'deu',
  fi: 'fin',
};
const VARIANT = '4.0.0_best_int';

/** Wide enough for 48 characters of 30 pixels each; higher ones only take longer. */
const WIDTH_PX = 1500;
const HEIGHT_MAX_PX = 5000;

/**
 * Two ways to look at a receipt, by page segmentation mode and thresholding (0 is Otsu's,
 * for all of the picture; 2 is Sauvola's, by surroundings). Different ones misread differently.
 */
type Look = 'columns' | 'block';
const LOOKS: Readonly<Record<Look, object>> = {
  columns: { tessedit_pageseg_mode: '4', thresholding_method: '0' },
  block: { tessedit_pageseg_mode: '6', thresholding_method: '2' },
};

const require = createRequire(import.meta.url);

export interface TextReader {
  /** Lines from the top, and how sure the reader is of them. */
  read(picture: GreyPicture, look: Look): Promise<TextLine[]>;
  close(): Promise<unknown>;
}

export async function openTextReader(language: Language): Promise<TextReader> {
  const { createWorker, OEM } = await import('tesseract.js');
  const model = MODELS[language];
  const folder = path.dirname(require.resolve(`@tesseract.js-data/${model}/package.json`));
  const worker = await createWorker(model, OEM.LSTM_ONLY, {
    langPath: path.join(folder, VARIANT),
    cacheMethod: 'none',
    errorHandler: () => {},
  });
  return {
    read: async (picture, look) => linesIn(worker, await prepared(picture), look),
    close: () => worker.terminate(),
  };
}

async function prepared(picture: GreyPicture): Promise<Buffer> {
  const { data, raw } = picture;
  return sharp(data, { raw })
    .extract(await textArea(picture))
    .resize({ width: WIDTH_PX, height: HEIGHT_MAX_PX, fit: 'inside' })
    .normalise()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function linesIn(worker: Worker, picture: Buffer, look: Look): Promise<TextLine[]> {
  await worker.setParameters({
    ...LOOKS[look],
    preserve_interword_spaces: '1',
    user_defined_dpi: '300',
  });
  const { data } = await worker.recognize(picture, {}, { text: false, blocks: true });
  return (data.blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
    .map(({ text, confidence, bbox }) => ({
      text: text.trim(),
      confidence,
      height: bbox.y1 - bbox.y0,
    }));
}
