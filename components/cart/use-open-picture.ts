'use client';
import { useSearchParams } from 'next/navigation';
import { useCallback } from 'react';

export interface OpenPicture {
  readonly appraisalId: number;
  /** Null: the first picture of the appraisal. */
  readonly fileName: string | null;
}

/** Which picture the inspector shows stands in the address: it survives a reload, and back closes the inspector. */
export function useOpenPicture() {
  const search = useSearchParams();
  const appraisalId = Number(search.get('appraisal'));
  const open: OpenPicture | null = appraisalId > 0 ? { appraisalId, fileName: search.get('picture') } : null;
  const isOpen = open !== null;

  const show = useCallback(
    (next: OpenPicture) => {
      const query = new URLSearchParams({
        appraisal: String(next.appraisalId),
        ...(next.fileName && { picture: next.fileName }),
      });
      // From picture to picture the entry is replaced: back leads out of the inspector, not through every picture seen.
      window.history[isOpen ? 'replaceState' : 'pushState'](null, '', `${location.pathname}?${query}`);
    },
    [isOpen],
  );
  const close = useCallback(() => window.history.replaceState(null, '', location.pathname), []);
  return { open, show, close };
}
