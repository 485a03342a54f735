import sharp from 'sharp';
import { reportSpeed } from '../../testing/bench';
import { photoPixels } from '../../testing/scenes';
import { readQuantizedJpeg } from './read';

const { rgb, width, height } = photoPixels(2000, 1500);
const encoded = (progressive: boolean) =>
  sharp(rgb, { raw: { width, height, channels: 3 } })
    .blur(1)
    .jpeg({ quality: 85, progressive })
    .toBuffer();
const [baseline, progressive] = [await encoded(false), await encoded(true)];

reportSpeed('read_baseline', 3, () => readQuantizedJpeg(baseline), 100);
reportSpeed('read_progressive', 3, () => readQuantizedJpeg(progressive), 30);
