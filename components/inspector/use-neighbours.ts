'use client';
import { isAt, type Pictured } from '@/lib/client/verdicts/pictured';
import { useCartActions, useCartScope } from '../cart-context/cart-context';

/** The pictures before and after at the same place, and the places above and below. */
export function useNeighbours({ place, files }: Pictured, fileName: string) {
  const { show } = useCartActions();
  const { pictured } = useCartScope();
  const at = files.findIndex(({ name }) => name === fileName);
  const row = pictured.findIndex((one) => isAt(one.place, place));

  const toPicture = (step: number) => {
    const next = files[at + step];
    return next && (() => show({ ...place, fileName: next.name }));
  };
  const toPlace = (step: number) => {
    const next = pictured[row + step];
    return next && (() => show({ ...next.place, fileName: null }));
  };
  const previous = at > 0 ? toPicture(-1) : undefined;
  const next = toPicture(1);
  const keys = { ArrowLeft: previous, ArrowRight: next, k: toPlace(-1), j: toPlace(1) };
  return { position: at + 1, count: files.length, previous, next, keys };
}

export type Neighbours = ReturnType<typeof useNeighbours>;
