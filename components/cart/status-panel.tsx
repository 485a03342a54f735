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

/** The open status menu of one line, in a chunk with everything needed to set a status. */
export function StatusPanel({ appraisal, trigger }: StatusPanelProps) {
  const { entries, question } = useStatusEntries([appraisal], appraisal.appraisal_status_id);
  return (
    <>
      <MenuPanel align="end" trigger={trigger} entries={entries} />
      {question}
    </>
  );
}
