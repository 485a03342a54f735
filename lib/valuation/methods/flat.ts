import type { FlatMethod } from '../rule-set';
import { percent, ONE, without } from '../share';
import { step } from '../step';
import type { Depreciation } from './method';

export const flat = ({ remaining_percent: remaining }: FlatMethod): Depreciation => ({
  share: without(ONE, percent(remaining)),
  steps: [step('method.flat', { remaining })],
});
