/**
 * A tiny ONNX file written field by field (Protocol Buffers encoding; onnx.proto3), without a
 * package for it.
 */
type Bytes = readonly number[];

const varint = (n: number): Bytes =>
  n < 128 ? [n] : [(n & 127) | 128, ...varint(Math.floor(n / 128))];
const integer = (field: number, n: number): Bytes => [...varint(field << 3), ...varint(n)];
const block = (field: number, bytes: Bytes): Bytes => [
  ...varint((field << 3) | 2),
  ...varint(bytes.length),
  ...bytes,
];
const text = (field: number, value: string): Bytes => block(field, [...Buffer.from(value)]);

const FLOAT = 1;
const INTS = 7;

/** TensorShapeProto.Dimension: a size, or the name of an open one. */
const dimension = (size: number | string): Bytes =>
  block(1, typeof size === 'number' ? integer(1, size) : text(2, size));

const valueInfo = (name: string, shape: readonly (number | string)[]): Bytes => [
  ...text(1, name),
  ...block(2, block(1, [...integer(1, FLOAT), ...block(2, shape.flatMap(dimension))])),
];

const integers = (name: string, values: readonly number[]): Bytes =>
  block(5, [
    ...text(1, name),
    ...values.flatMap((value) => integer(8, value)),
    ...integer(20, INTS),
  ]);

const node = (
  type: string,
  input: string,
  output: string,
  ...attributes: readonly Bytes[]
): Bytes =>
  block(1, [...text(1, input), ...text(2, output), ...text(4, type), ...attributes.flat()]);

interface OnnxModelParts {
  readonly input?: readonly (number | string)[];
  readonly output?: readonly (number | string)[];
  /**
   * Applied to the mean of the three colours; `Neg` leaves the range of probabilities, `Det` fails
   * unless the input is square.
   */
  readonly last?: 'Identity' | 'Neg' | 'Det';
}

/** A model whose probability is the lightness of the place. */
export function onnxModel({
  input = [1, 3, 'height', 'width'],
  output = [1, 1, 'height', 'width'],
  last = 'Identity',
}: OnnxModelParts = {}): Uint8Array {
  const graph = [
    ...node('ReduceMean', 'image', 'mean', integers('axes', [1])),
    ...node(last, 'mean', 'probability'),
    ...text(2, 'lightness'),
    ...block(11, valueInfo('image', input)),
    ...block(12, valueInfo('probability', output)),
  ];
  return Uint8Array.from([
    ...integer(1, 8),
    ...block(7, graph),
    ...block(8, [...text(1, ''), ...integer(2, 13)]),
  ]);
}
