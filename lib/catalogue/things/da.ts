import type { Things } from '../category-of-thing';

export const da: Things = {};
