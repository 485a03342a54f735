import { planPng } from './save';
import type { PlanChain } from './step';

export const planPngChain: PlanChain = () => ({ steps: [], last: planPng(), keepsExif: false });
