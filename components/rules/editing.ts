'use client';
import { createContext, use } from 'react';
import type { RuleForm } from '@/lib/client/rules/rule-form';

export interface Editing {
  change(key: string, part: Partial<RuleForm>): void;
  addRule(): void;
  removeRule(key: string): void;
}

interface Checked {
  /** The error text of the field with this path in the API, such as `rules.0.name`. */
  problemAt(path: string): string | undefined;
}

const NOTHING_WRONG: Checked = { problemAt: () => undefined };

export const ProblemsContext = createContext<Checked>(NOTHING_WRONG);

export const useProblems = (): Checked => use(ProblemsContext);
