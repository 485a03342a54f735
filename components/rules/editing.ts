'use client';
import { createContext, use } from 'react';
import type { RuleForm } from '@/lib/client/rules/rule-form';

/** What can be done with the rules of a draft. */
export interface Editing {
  change(key: string, part: Partial<RuleForm>): void;
  addRule(): void;
  removeRule(key: string): void;
}

interface Checked {
  /** What is wrong with a field, in words; the path is the service's: `rules.0.name`. */
  problemAt(path: string): string | undefined;
}

const NOTHING_WRONG: Checked = { problemAt: () => undefined };

export const ProblemsContext = createContext<Checked>(NOTHING_WRONG);

export const useProblems = (): Checked => use(ProblemsContext);
