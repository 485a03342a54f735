'use client';
import { ImagePlus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ACCEPTED_FILES, isPicture, pictureAddress } from '@/lib/client/photos/picture';
import type { Pictured } from '@/lib/client/verdicts/pictured';
import { stateOfAppraisal, stateOfPicture, worstOf } from '@/lib/client/verdicts/verdict';
import type { ForensicsResult } from '@/lib/contract/forensics';
import { fill } from '@/lib/shared/fill';
import { PhotoThumbnail } from '../photo-thumbnail';
import { useVerdictText, VerdictMark } from '../verdict-badge';
import { useTranslation } from '../translation';
import { useCartActions } from '../cart-context/cart-context';

const SHOWN_MAX = 2;
const TILE = 'relative grid size-10 shrink-0 place-items-center rounded-sm';

type Attachment = Pictured['files'][number];

interface ThumbnailsProps {
  pictured: Pictured;
  /** File name of the picture in the inspector, if it is one of these. */
  openName: string | null;
  /** The way to add photos, if it is here. */
  adding?: { pickFiles(): void; inputProps: ComponentProps<'input'> };
}

export function Thumbnails({ pictured, openName, adding }: ThumbnailsProps) {
  const { files, results } = pictured;
  const shown = files.slice(0, files.length > SHOWN_MAX ? SHOWN_MAX - 1 : SHOWN_MAX);
  return (
    <div className="flex items-center gap-1.5">
      {shown.map((file) => (
        <Thumbnail
          key={file.name}
          pictured={pictured}
          file={file}
          isOpen={file.name === openName}
          result={results.find((one) => one.file_name === file.name)}
        />
      ))}
      {files.length > shown.length && (
        <Rest pictured={pictured} names={files.slice(shown.length).map((file) => file.name)} />
      )}
      {adding && <AddPhotos {...adding} name={pictured.name} isEmpty={files.length === 0} />}
    </div>
  );
}

interface AddPhotosProps extends NonNullable<ThumbnailsProps['adding']> {
  name: string;
  isEmpty: boolean;
}

function AddPhotos({ pickFiles, inputProps, name, isEmpty }: AddPhotosProps) {
  const { t } = useTranslation();
  return (
    <>
      {isEmpty && (
        <button
          type="button"
          className={`${TILE} border border-dashed border-control text-ink-2 hover:text-ink`}
          aria-label={fill(t.cart.addPhotosTo, { name })}
          title={t.cart.addPhotos}
          onClick={pickFiles}
        >
          <ImagePlus aria-hidden size={16} />
        </button>
      )}
      <input
        {...inputProps}
        accept={ACCEPTED_FILES}
        aria-label={fill(t.cart.addPhotosTo, { name })}
      />
    </>
  );
}

interface RestProps extends Pick<ThumbnailsProps, 'pictured'> {
  names: readonly string[];
}

/** A button for the pictures that do not fit: shows their worst verdict and opens that picture. */
function Rest({ pictured: { place, name, results }, names }: RestProps) {
  const { t, plural } = useTranslation();
  const { show } = useCartActions();
  const verdictText = useVerdictText();
  const hidden = results.filter((one) => names.includes(one.file_name));
  const state = stateOfAppraisal(hidden);
  const label = fill(t.cart.morePictures, {
    pictures: plural(t.cart.pictures, names.length),
    name,
  });
  return (
    <button
      type="button"
      className={`${TILE} border border-line bg-surface text-meta font-medium hover:border-control`}
      aria-label={state ? `${label}: ${verdictText(state)}` : label}
      onClick={() => show({ ...place, fileName: worstOf(hidden)?.file_name ?? names[0] ?? null })}
    >
      +{names.length}
      {state && <VerdictMark state={state} />}
    </button>
  );
}

interface ThumbnailProps extends Pick<ThumbnailsProps, 'pictured'> {
  file: Attachment;
  result: ForensicsResult | undefined;
  isOpen: boolean;
}

function Thumbnail({ pictured: { place, rowId }, file, result, isOpen }: ThumbnailProps) {
  const { claimId, show } = useCartActions();
  const verdictText = useVerdictText();
  const state = result && stateOfPicture(result);
  return (
    <button
      type="button"
      data-picture={file.name}
      className={`${TILE} ${isOpen ? 'outline-2 outline-offset-1 outline-accent' : ''}`}
      aria-label={state ? `${file.name}: ${verdictText(state)}` : file.name}
      onClick={() => show({ ...place, fileName: file.name })}
    >
      <PhotoThumbnail
        address={
          isPicture(file.type) ? pictureAddress(claimId, rowId, file.name, 'thumbnail') : null
        }
      />
      {state && <VerdictMark state={state} />}
    </button>
  );
}
