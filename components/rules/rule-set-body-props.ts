import type { ReactNode } from 'react';
import type { DraftForm } from '@/lib/client/rules/rule-form';
import type { RuleSet } from '@/lib/client/rules/rule-sets';
import type { Editing } from './editing';

export interface RuleSetBodyProps {
  ruleSet: RuleSet;
  form: DraftForm;
  /** The open rule, in the table or curve view. */
  openKey: string | null;
  setOpenKey(key: string | null): void;
  /** Null if the rules are read-only. */
  edit: Editing | null;
  /** Shown above a result that does not include unsaved changes. */
  stale: ReactNode;
  /** The draft is being deleted. */
  isGone?: boolean;
}
