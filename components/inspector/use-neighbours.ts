'use client';
import { useMemo } from 'react';
import { isAt, photosOf, type ClaimPhoto, type Pictured } from '@/lib/client/verdicts/pictured';
import { useCartActions, useCartScope } from '../cart-context/cart-context';

/** The photos of the claim before and after, and the places above and below. */
export function useNeighbours({ place, rowId }: Pictured, fileName: string) {
  const { show } = useCartActions();
  const { pictured } = useCartScope();
  const photos = useMemo(() => photosOf(pictured), [pictured]);
  const at = photos.findIndex((one) => one.rowId === rowId && one.file.name === fileName);
  const row = pictured.findIndex((one) => isAt(one.place, place));

  /** Within the item the place stays: another appraisal of it may be the one that is open. */
  const go = (photo: ClaimPhoto) =>
    show({ ...(photo.rowId === rowId ? place : photo.place), fileName: photo.file.name });
  const toPhoto = (step: number) => {
    const photo = at < 0 ? undefined : photos[at + step];
    return photo && (() => go(photo));
  };
  const toPlace = (step: number) => {
    const next = pictured[row + step];
    return next && (() => show({ ...next.place, fileName: null }));
  };
  const previous = toPhoto(-1);
  const next = toPhoto(1);
  const keys = { ArrowLeft: previous, ArrowRight: next, k: toPlace(-1), j: toPlace(1) };
  return { photos, at, go, previous, next, keys };
}

export type Neighbours = ReturnType<typeof useNeighbours>;
