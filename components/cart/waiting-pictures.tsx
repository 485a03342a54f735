'use client';
import { isAt } from '@/lib/client/verdicts/pictured';
import { useCartScope } from '../cart-context/cart-context';
import { ForensicsCell } from './forensics-cell';
import { Thumbnails } from './thumbnails';

/** The pictures of an item without an appraisal, and their worst verdict. */
export function WaitingPictures({ rowId }: { rowId: number }) {
  const { pictured, open } = useCartScope();
  const own = pictured.find(({ place }) => isAt(place, { rowId }));
  if (!own) return null;
  const openName = open?.rowId === rowId ? open.fileName : null;
  return (
    <div className="flex items-center gap-3">
      <Thumbnails pictured={own} openName={openName} />
      <ForensicsCell pictured={own} />
    </div>
  );
}
