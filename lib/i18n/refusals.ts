import type { refusals } from './en/refusals';

type English = typeof refusals;

/** The service's sentences in another language; a mark in braces may be left out, and none may be added. */
export type Refusals = { readonly [Group in keyof English]: Readonly<Record<keyof English[Group], string>> };
