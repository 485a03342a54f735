import type { ReactNode } from 'react';
import type { DraftForm } from '@/lib/client/rules/rule-form';
import type { RuleSet } from '@/lib/client/rules/rule-sets';
import type { Editing } from './editing';

export interface RuleSetBodyProps {
  ruleSet: RuleSet;
  form: DraftForm;
  /** The rule that is opened, in either view. */
  openKey: string | null;
  setOpenKey(key: string | null): void;
  /** Null where the rules are only read. */
  edit: Editing | null;
  /** What stands above a result that unsaved changes are not in. */
  stale: ReactNode;
  /** The draft is being deleted. */
  isGone?: boolean;
}
