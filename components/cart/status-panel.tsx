'use client';
import { fetchStatuses } from '@/lib/client/cart/set-status';
import type { Appraisal } from '@/lib/contract/appraisals';
import type { MenuProps } from '../ui/menu-entry';
import { MenuPanel } from '../ui/menu-panel';
import { useStatusEntries } from './use-status-entries';

export { fetchStatuses };

interface StatusPanelProps {
  appraisal: Appraisal;
  trigger: MenuProps['trigger'];
}

/** The open menu of one line, with all that setting a status takes. */
export function StatusPanel({ appraisal, trigger }: StatusPanelProps) {
  return (
    <MenuPanel
      align="end"
      trigger={trigger}
      entries={useStatusEntries([appraisal], appraisal.appraisal_status_id)}
    />
  );
}
