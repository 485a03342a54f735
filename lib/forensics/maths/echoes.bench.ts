import { gaussian, randomFrom } from '../detectors/textured.fixture';
import { cpuSeconds, report } from '../testing/bench';
import { findEchoes } from './echoes';

/** The largest size that the engine searches for echoes. */
const WIDTH = 516;
const HEIGHT = 387;
const random = randomFrom(3);
const plane = {
  width: WIDTH,
  height: HEIGHT,
  values: Float32Array.from({ length: WIDTH * HEIGHT }, () => 128 + 20 * gaussian(random)),
};

report('forensics_echoes_ms', 1000 * cpuSeconds(() => findEchoes(plane, 6)), '<=', 60);
