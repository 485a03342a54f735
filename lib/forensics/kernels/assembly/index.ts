/**
 * The kernels, in AssemblyScript: TypeScript's grammar over linear memory. Every function takes
 * addresses (bytes) and plain numbers, allocates nothing and has no state; the modules that lay out
 * the memory and call them lie one folder up, or in the folder that needs them.
 */
export { luma } from './luma';
export { blockDct } from './block-dct';
export { boxSums } from './box-sums';
export { residualSums } from './residual-sums';
export { multiply } from './multiply';
export { spectrumSums } from './spectrum-sums';
export { colourSums } from './colour-sums';
export { gaussian } from './gaussian';
export { subtract, extrema } from './extrema';
export { products } from './products';
export { clippedBlocks } from './clipped-blocks';
export { describe } from './descriptors';
export { dealCoefficients, roundToShorts, addMagnitudes, countValues, addLookedUp, countZeros } from './coefficients';
export { combSums } from './comb-sums';
export { forestOdds } from './forest-odds';
export { shrinkRow } from './shrink-row';
export { gridVotes } from './grid-votes';
export { addRows } from './column-sums';
export { addMoments, addEvidence, addBias } from './log-ratios';
