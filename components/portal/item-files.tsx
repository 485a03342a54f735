import { Camera, CircleAlert, CircleCheck, CloudOff, ImagePlus } from 'lucide-react';
import { useId, type ChangeEvent } from 'react';
import { megapixels } from '@/lib/client/photos/too-large';
import { isUnfinished, type Upload } from '@/lib/client/portal/uploads';
import type { CustomerItem } from '@/lib/contract/portal-customer';
import { fill } from '@/lib/shared/fill';
import { Button, buttonLook } from './button';
import { useSpoken } from './language';
import { Photo } from './photos';
import { useVisit } from './visit';

const KINDS = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif,application/pdf';

interface ItemFilesProps {
  item: CustomerItem;
  uploads: readonly Upload[];
  isChoosing: boolean;
}

/** Adds photos and receipts from the camera or the device and shows the progress of each upload. */
export function ItemFiles({ item, uploads, isChoosing }: ItemFilesProps) {
  const { t } = useSpoken();
  return (
    <div className="flex flex-col gap-3 rounded-md border border-line bg-sunken p-3">
      {isChoosing && <Choose item={item} />}
      {uploads.length > 0 && (
        <ul aria-label={t.upload.title} aria-live="polite" className="flex flex-col gap-3">
          {uploads.map((upload) => (
            <UploadLine key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
      {isChoosing && <AllPhotos item={item} />}
    </div>
  );
}

function Choose({ item }: { item: CustomerItem }) {
  const { t } = useSpoken();
  const { uploads } = useVisit();
  const id = useId();
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    uploads.add(item.row_id, [...(target.files ?? [])]);
    target.value = ''; // allows choosing the same file again
  };
  const look = `${buttonLook()} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`;
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <label htmlFor={`${id}-camera`} className={look}>
        <Camera aria-hidden size={20} className="shrink-0" /> {t.action.camera}
        <input
          id={`${id}-camera`}
          type="file"
          accept="image/*"
          capture="environment"
          className="sr-only"
          onChange={take}
          aria-describedby={`item-${item.row_id}`}
        />
      </label>
      <label htmlFor={`${id}-files`} className={look}>
        <ImagePlus aria-hidden size={20} className="shrink-0" /> {t.action.choose}
        <input
          id={`${id}-files`}
          type="file"
          accept={KINDS}
          multiple
          className="sr-only"
          onChange={take}
          aria-describedby={`item-${item.row_id}`}
        />
      </label>
    </div>
  );
}

function AllPhotos({ item }: { item: CustomerItem }) {
  const { t } = useSpoken();
  const photos = item.files.filter((name) => !/\.pdf$/i.test(name));
  if (photos.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.map((name, index) => (
        <li key={name}>
          <Photo
            rowId={item.row_id}
            name={name}
            alt={fill(t.item.photo, { number: index + 1, item: item.description })}
          />
        </li>
      ))}
    </ul>
  );
}

function UploadActions({ upload, isRefused }: { upload: Upload; isRefused: boolean }) {
  const { t } = useSpoken();
  const { uploads } = useVisit();
  const { id, file, state } = upload;
  if (isUnfinished(upload))
    return (
      <Button aria-label={`${t.action.cancel}: ${file.name}`} onClick={() => uploads.dismiss(id)}>
        {t.action.cancel}
      </Button>
    );
  if (!isRefused) return null;
  return (
    <>
      {state === 'failed' && <Button onClick={() => uploads.retry(id)}>{t.action.retry}</Button>}
      <Button onClick={() => uploads.dismiss(id)}>{t.action.remove}</Button>
    </>
  );
}

function UploadLine({ upload }: { upload: Upload }) {
  const { t, formats } = useSpoken();
  const { file, state, progress, isStored, sides, reducedFrom } = upload;
  const key = state === 'queued' ? 'sending' : state;
  const text = fill(t.upload[key], {
    name: file.name,
    percent: formats.percent(progress),
    ...(sides && {
      megapixels: formats.count(megapixels(sides)),
      width: formats.count(sides.widthPx),
      height: formats.count(sides.heightPx),
    }),
  });
  const isRefused = !isUnfinished(upload) && state !== 'done';
  const Icon =
    state === 'done'
      ? CircleCheck
      : state === 'waiting'
        ? CloudOff
        : isRefused
          ? CircleAlert
          : null;
  const indent = Icon ? 'ml-7' : ''; // aligns with the text beside the icon
  return (
    <li className="flex min-w-0 flex-col gap-1">
      <p className="flex min-w-0 items-start gap-2" role={isRefused ? 'alert' : undefined}>
        {Icon && (
          <Icon
            aria-hidden
            size={20}
            className={`mt-0.5 shrink-0 ${state === 'done' ? 'text-clear' : isRefused ? 'text-flag' : 'text-failed'}`}
          />
        )}
        <span className="min-w-0 break-words">{text}</span>
      </p>
      {(state === 'sending' || state === 'queued') && (
        <progress value={progress} max={1} aria-label={file.name} className="block h-2 w-full" />
      )}
      {isUnfinished(upload) && (state === 'waiting' || !isStored) && (
        <p className={`text-desk text-ink-2 ${indent}`}>
          {isStored ? t.upload.storedHere : t.upload.noRoom}
        </p>
      )}
      {reducedFrom && !isRefused && (
        <p className={`text-desk text-ink-2 ${indent}`}>{t.upload.reduced}</p>
      )}
      <div className={`flex flex-wrap gap-2 empty:hidden ${indent}`}>
        <UploadActions upload={upload} isRefused={isRefused} />
      </div>
    </li>
  );
}
