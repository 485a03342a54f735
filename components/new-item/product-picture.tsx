import { Package } from 'lucide-react';

/**
 * Allows only pictures of this origin, because loading a shop's would tell the shop what is being
 * valued.
 */
const isOwn = (url: string) =>
  URL.canParse(url, window.location.href) &&
  new URL(url, window.location.href).origin === window.location.origin;

export function ProductPicture({ url }: { url: string | null }) {
  return (
    <span className="flex size-9 shrink-0 items-center justify-center rounded-sm bg-sunken text-ink-3">
      {url !== null && isOwn(url) ? (
        // The picture is a drawing of a few hundred bytes that needs no other size.
        <img
          src={url}
          alt=""
          width={36}
          height={36}
          loading="lazy"
          className="size-9 rounded-sm object-contain"
        />
      ) : (
        <Package aria-hidden size={18} />
      )}
    </span>
  );
}
