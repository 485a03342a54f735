'use client';
import { ChevronDown } from 'lucide-react';
import { Suspense } from 'react';
import type { Appraisal } from '@/lib/contract/appraisals';
import { fill } from '@/lib/shared/fill';
import { statusName } from '@/lib/i18n/status-name';
import { later } from '../ui/later';
import { useClosedMenu } from '../ui/menu';
import { useTranslation } from '../translation';
import { StatusDot } from './status-dot';

export const loadStatusPanel = () => import('./status-panel');
const StatusPanel = later(async () => (await loadStatusPanel()).StatusPanel);

/** The code for statuses and their messages is loaded when the first menu opens. */
export function StatusMenu({ appraisal }: { appraisal: Appraisal }) {
  const { t } = useTranslation();
  const status = statusName(appraisal.appraisal_status, t.cart.standardStatuses);
  const trigger = (
    <button
      type="button"
      aria-label={fill(t.cart.statusOf, { status, name: appraisal.cp_name_cart })}
      className="inline-flex h-6 max-w-full items-center gap-1.5 rounded-md border border-line bg-surface px-2 text-meta font-medium hover:border-control"
    >
      <StatusDot statusId={appraisal.appraisal_status_id} />
      <span className="truncate">{status}</span>
      <ChevronDown aria-hidden size={12} className="shrink-0 text-ink-2" />
    </button>
  );
  const { isWanted, button } = useClosedMenu(trigger);
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <StatusPanel appraisal={appraisal} trigger={trigger} />
    </Suspense>
  );
}
