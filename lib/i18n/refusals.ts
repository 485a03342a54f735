import type { fileRefusals } from './en/file-refusals';
import type { refusals } from './en/refusals';

type English = typeof refusals;

/** The service's sentences in another language; a mark in braces may be left out, and none may be added. */
export type Refusals = {
  readonly [Group in keyof English]: Readonly<Record<keyof English[Group], string>>;
};

export type FileRefusals = Readonly<Record<keyof typeof fileRefusals, string>>;

export interface AllRefusals extends Refusals {
  readonly files: FileRefusals;
}
