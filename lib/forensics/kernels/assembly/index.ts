/**
 * The kernels, in AssemblyScript: TypeScript's grammar over linear memory. Every function takes addresses (bytes) and
 * plain numbers, allocates nothing and keeps nothing; the modules one folder up lay out the memory and call them.
 */
export { luma } from './luma';
export { blockDct } from './block-dct';
export { boxSums } from './box-sums';
export { residualSums } from './residual-sums';
export { multiply } from './multiply';
export { spectrumSums } from './spectrum-sums';
export { colourSums } from './colour-sums';
