'use client';
import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import type { PicturePlace } from '@/lib/client/verdicts/pictured';

export type OpenPicture = PicturePlace & {
  /** Null means the first picture of the place. */
  readonly fileName: string | null;
};

/**
 * The picture in the inspector is kept in the URL, so that it survives a reload and Back closes the
 * inspector.
 */
export function useOpenPicture(): OpenPicture | null {
  const search = useSearchParams();
  const appraisalId = Number(search.get('appraisal'));
  const rowId = Number(search.get('item'));
  const fileName = search.get('picture');
  return useMemo(() => {
    if (appraisalId > 0) return { appraisalId, fileName };
    return rowId > 0 ? { rowId, fileName } : null;
  }, [appraisalId, rowId, fileName]);
}

export function showPicture({ appraisalId, rowId, fileName }: OpenPicture): void {
  const query = new URLSearchParams(location.search);
  const isOpen = query.has('appraisal') || query.has('item');
  setOrDelete(query, 'appraisal', appraisalId);
  setOrDelete(query, 'item', rowId);
  setOrDelete(query, 'picture', fileName ?? undefined);
  // Moving between pictures replaces the history entry, so that Back leaves the inspector instead
  // of stepping through every picture seen.
  window.history[isOpen ? 'replaceState' : 'pushState'](null, '', `${location.pathname}?${query}`);
}

function setOrDelete(query: URLSearchParams, name: string, value: string | number | undefined) {
  if (value === undefined) query.delete(name);
  else query.set(name, String(value));
}

export function closePicture(): void {
  const query = new URLSearchParams(location.search);
  for (const name of ['appraisal', 'item', 'picture']) query.delete(name);
  window.history.replaceState(
    null,
    '',
    query.size > 0 ? `${location.pathname}?${query}` : location.pathname,
  );
}
