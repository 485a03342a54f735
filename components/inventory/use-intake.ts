'use client';
import { useSearchParams } from 'next/navigation';

/** Which intake is shown stands in the address: the preview survives a reload, and back leads to the empty page. */
export function useIntakeId(): number | null {
  const id = Number(useSearchParams().get('intake'));
  return id > 0 ? id : null;
}

export const showIntake = (intakeId: number | null): void =>
  window.history.pushState(
    null,
    '',
    intakeId === null ? location.pathname : `${location.pathname}?intake=${intakeId}`,
  );
