'use client';
import { FileText, ImageOff } from 'lucide-react';
import { useState } from 'react';

/** A null address means a receipt, which has no picture. */
export function PhotoThumbnail({ address }: { address: string | null }) {
  const [isBroken, setBroken] = useState(false);
  if (address === null || isBroken) {
    const Icon = address === null ? FileText : ImageOff;
    return (
      <span className="grid size-10 place-items-center rounded-sm border border-line bg-sunken text-ink-2">
        <Icon aria-hidden size={18} />
      </span>
    );
  }
  return (
    // Image optimisation would add nothing: the service already serves a thumbnail.
    <img
      src={address}
      alt=""
      width={40}
      height={40}
      loading="lazy"
      decoding="async"
      className="size-10 rounded-sm bg-sunken object-cover"
      onError={() => setBroken(true)}
    />
  );
}
