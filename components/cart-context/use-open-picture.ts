'use client';
import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';

export interface OpenPicture {
  readonly appraisalId: number;
  /** Null means the first picture of the appraisal. */
  readonly fileName: string | null;
}

/**
 * The picture in the inspector is kept in the URL, so that it survives a reload and Back closes the
 * inspector.
 */
export function useOpenPicture(): OpenPicture | null {
  const search = useSearchParams();
  const appraisalId = Number(search.get('appraisal'));
  const fileName = search.get('picture');
  return useMemo(
    () => (appraisalId > 0 ? { appraisalId, fileName } : null),
    [appraisalId, fileName],
  );
}

export function showPicture({ appraisalId, fileName }: OpenPicture): void {
  const query = new URLSearchParams(location.search);
  const isOpen = query.has('appraisal');
  query.set('appraisal', String(appraisalId));
  if (fileName === null) query.delete('picture');
  else query.set('picture', fileName);
  // Moving between pictures replaces the history entry, so that Back leaves the inspector instead
  // of stepping through every picture seen.
  window.history[isOpen ? 'replaceState' : 'pushState'](null, '', `${location.pathname}?${query}`);
}

export function closePicture(): void {
  const query = new URLSearchParams(location.search);
  query.delete('appraisal');
  query.delete('picture');
  window.history.replaceState(
    null,
    '',
    query.size > 0 ? `${location.pathname}?${query}` : location.pathname,
  );
}
