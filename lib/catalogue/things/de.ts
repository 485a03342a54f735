import type { Things } from '../category-of-thing';

export const de: Things = {};
