import { FileText, ImageOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { fetchPhoto } from '@/lib/client/portal/call-portal';
import type { CustomerItem } from '@/lib/contract/portal-customer';
import { fill } from '@/lib/shared/fill';
import { useSpoken } from './language';
import { useNear } from './use-near';
import { useVisit } from './visit';

const isReceipt = (name: string) => /\.pdf$/i.test(name);
const SHOWN_MAX = 1;

/** The first photo of an item and the number of photos. */
export function Photos({ item }: { item: CustomerItem }) {
  const { t, plural } = useSpoken();
  const photos = item.files.filter((name) => !isReceipt(name));
  const receipts = item.files.length - photos.length;
  const [first] = photos;
  return (
    <div className="w-20 shrink-0">
      {first === undefined ? (
        <div className="flex size-20 items-center justify-center rounded-md bg-sunken text-ink-3">
          <ImageOff aria-hidden size={24} />
        </div>
      ) : (
        <Photo
          key={first}
          rowId={item.row_id}
          name={first}
          alt={fill(t.item.photo, { number: 1, item: item.description })}
        />
      )}
      <p className="mt-1 text-meta text-ink-2">
        {photos.length === 0
          ? t.item.noPhoto
          : photos.length > SHOWN_MAX
            ? plural(t.item.photoCount, photos.length)
            : ''}
        {receipts > 0 && (
          <span className="flex items-center gap-1">
            <FileText aria-hidden size={14} className="shrink-0" /> {t.item.receipt}
          </span>
        )}
      </p>
    </div>
  );
}

/** Fetched by script because the request needs the credential in a header. */
export function Photo({ rowId, name, alt }: { rowId: number; name: string; alt: string }) {
  const { t } = useSpoken();
  const { session } = useVisit();
  const [address, setAddress] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  useEffect(() => {
    if (!isMissing) return;
    const again = () => setMissing(false);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isMissing]);
  useEffect(() => {
    if (!isNear || isMissing) return;
    const link = session.link();
    let made: string | null = null;
    let isWanted = true;
    const fetchIt = async () => {
      if (!link) return;
      try {
        made = await fetchPhoto(link, rowId, name, 'thumbnail');
        if (isWanted) setAddress(made);
        else URL.revokeObjectURL(made);
      } catch {
        if (isWanted) setMissing(true);
      }
    };
    void fetchIt();
    return () => {
      isWanted = false;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [session, rowId, name, isNear, isMissing]);
  if (isMissing) {
    return (
      <div className="flex size-20 items-center justify-center rounded-md bg-sunken text-ink-3">
        <ImageOff aria-hidden size={24} />
        <span className="sr-only">{t.item.photoMissing}</span>
      </div>
    );
  }
  return address === null ? (
    <div ref={place} data-skeleton className="size-20 rounded-md bg-sunken" />
  ) : (
    <img src={address} alt={alt} className="size-20 rounded-md bg-stage object-cover" />
  );
}
