/**
 * Runs a model file in a thread of the picture process, so that a model that never ends is killed
 * with the process.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { InferenceSession } from 'onnxruntime-web';
import type { Pixels } from '@/lib/forensics/frame';
import {
  inputOf,
  inputSizeOf,
  mapOf,
  UnusableModel,
  type Dimension,
} from '@/lib/forensics/model/probability-map';
import type { ModelAnswer } from '@/lib/platform/pictures/model-runner';

/**
 * WebAssembly, one thread, no network: the runtime gets only the file. It reports the reason of a
 * failure only by its error.
 */
async function open(
  modelFile: string,
): Promise<{ ort: typeof import('onnxruntime-web'); session: InferenceSession }> {
  const ort = await import('onnxruntime-web');
  ort.env.wasm.numThreads = 1;
  ort.env.wasm.wasmBinary = readFileSync(
    createRequire(import.meta.url).resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm'),
  );
  const session = await ort.InferenceSession.create(readFileSync(modelFile), {
    executionProviders: ['wasm'],
    logSeverityLevel: 4,
  });
  return { ort, session };
}

/**
 * Checks input and output against the contract. The values of the output are checked with the first
 * picture.
 */
function inputOfModel({ inputMetadata: [input, ...more], outputNames }: InferenceSession) {
  if (input === undefined || more.length > 0 || outputNames.length !== 1)
    throw new UnusableModel('The model does not have one input and one output.');
  if (!input.isTensor || input.type !== 'float32')
    throw new UnusableModel("The model's input is not float32.");
  return { name: input.name, shape: input.shape as readonly Dimension[] };
}

let opened: ReturnType<typeof open> | undefined;

async function run(modelFile: string, pixels: Pixels): Promise<ModelAnswer> {
  const { ort, session } = await (opened ??= open(modelFile));
  const input = inputOfModel(session);
  const size = inputSizeOf(input.shape, pixels);
  const tensor = new ort.Tensor('float32', inputOf(pixels, size), [1, 3, size.height, size.width]);
  const output = (await session.run({ [input.name]: tensor }, { logSeverityLevel: 4 }))[
    session.outputNames[0] ?? ''
  ];
  if (output === undefined) throw new UnusableModel('The model gave no output.');
  return { map: mapOf(output.dims, output.data) };
}

async function check(modelFile: string): Promise<ModelAnswer> {
  const { session } = await (opened ??= open(modelFile));
  inputSizeOf(inputOfModel(session).shape, { width: 1024, height: 1024 });
  return { sound: true };
}

/** Without a picture the model is only opened. */
parentPort?.on('message', (pixels: Pixels | null) => {
  const { modelFile } = workerData as { modelFile: string };
  (pixels === null ? check(modelFile) : run(modelFile, pixels))
    .catch((error: unknown): ModelAnswer => ({
      error: error instanceof Error ? error.message : String(error),
    }))
    .then(
      (answer) => parentPort?.postMessage(answer),
      () => process.exit(1),
    );
});
