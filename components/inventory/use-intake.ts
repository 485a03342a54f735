'use client';
import { useSearchParams } from 'next/navigation';

/**
 * The intake is kept in the URL, so that its preview survives a reload and Back leads to the empty
 * page.
 */
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
