import { describe, expect, it } from 'vitest';
import { analyse } from '../analyse';
import { UnusableModel } from '../model/probability-map';
import { jpegFile } from '../testing/files';
import { frameOf, photoPixels, sceneOf } from '../testing/scenes';
import { model } from './model';

const mapWith = (probability: number) => ({
  width: 10,
  height: 10,
  values: Float32Array.from({ length: 100 }, (_, i) => (i % 10 >= 6 && i < 30 ? probability : 0.1)),
});

describe('model', () => {
  it('gives no signal without a model', () => {
    expect(model(sceneOf(jpegFile()))).toEqual({ signals: [], heatmap: null });
  });

  it('marks the areas that the map rates as edited', () => {
    const { signals, heatmap } = model(sceneOf(jpegFile(), { modelFile: { map: mapWith(0.9) } }));
    expect(signals).toMatchObject([
      {
        finding: 'suspicious',
        message: 'model.found',
        values: { place: 'upper_right', probability_percent: 90 },
        regions: [{ x_min: 0.6, y_min: 0, x_max: 1, y_max: 0.3, kind: 'edited' }],
      },
    ]);
    expect(signals[0]?.score).toBeCloseTo(0.9);
    expect(heatmap?.values[9]).toBe(204);
  });

  it('reports both a map without edits and a model that failed', () => {
    expect(model(sceneOf(jpegFile(), { modelFile: { map: mapWith(0.4) } })).signals).toMatchObject([
      { finding: 'neutral', score: 0 },
    ]);
    expect(model(sceneOf(jpegFile(), { modelFile: { error: 'too slow' } })).signals).toMatchObject([
      { finding: 'inconclusive', values: { error: 'too slow' } },
    ]);
  });
});

describe('analyse with a model', () => {
  const frame = frameOf(jpegFile(), photoPixels(160, 160));

  it("reaches a verdict from the model's map, turned as the picture is shown", async () => {
    const evidence = await analyse(
      { ...frame, orientation: 6 },
      { runModel: async () => mapWith(0.95), detectors: ['model'] },
    );
    expect(evidence).toMatchObject({
      is_digitally_manipulated: true,
      regions: [{ x_min: 0.7, y_min: 0.6, x_max: 1, y_max: 1 }],
    });
  });

  it('reaches the verdict without a model that fails', async () => {
    const evidence = await analyse(frame, {
      runModel: () => Promise.reject(new UnusableModel('The model gave no answer.')),
    });
    expect(evidence.is_digitally_manipulated).toBe(false);
    expect(evidence.signals.map(({ sentence }) => sentence)).toContain(
      'Your own model did not answer; the other checks did. Error: The model gave no answer.',
    );
  });

  it('does not run a model that was switched off', async () => {
    const evidence = await analyse(frame, {
      runModel: () => Promise.reject(new Error('asked')),
      detectors: ['metadata'],
    });
    expect(evidence.signals.map(({ detector }) => detector)).not.toContain('model');
  });
});
