'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadMenu } from '../ui/menu';
import { loadAcvPopover } from './acv-cell';
import { loadRowMenuPanel } from './row-menu';
import { loadStatusPanel } from './status-menu';
import { loadSendUpload } from './use-uploads';

export const loadInspector = () => import('../inspector/inspector');
export const loadReportDialog = () => import('../report/report-dialog');
export const loadNewItem = () => import('../new-item/new-item-dialog');

const IDLE_MAX_MS = 3000;

/**
 * Loads the code that the first render does not need as soon as the browser is idle, so that the
 * first click does not wait for it.
 */
export function useFetchedAhead(): void {
  const cache = useQueryClient();
  useEffect(() => {
    const fetchAll = () =>
      void Promise.all([
        loadInspector(),
        loadMenu(),
        loadRowMenuPanel(),
        loadStatusPanel().then(({ fetchStatuses }) => fetchStatuses(cache)),
        loadNewItem(),
        loadAcvPopover(),
        loadReportDialog(),
        loadSendUpload(),
      ]).catch(() => {});
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = window.setTimeout(fetchAll, IDLE_MAX_MS);
      return () => window.clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(fetchAll, { timeout: IDLE_MAX_MS });
    return () => window.cancelIdleCallback(handle);
  }, [cache]);
}
