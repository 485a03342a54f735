'use client';
import { FileText, ImageOff, ImagePlus } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { ACCEPTED_FILES, isPicture, pictureAddress } from '@/lib/client/photos/picture';
import { stateOfAppraisal, stateOfPicture, worstOf } from '@/lib/client/verdicts/verdict';
import type { Appraisal } from '@/lib/contract/appraisals';
import type { ForensicsResult } from '@/lib/contract/forensics';
import { fill } from '@/lib/shared/fill';
import { useVerdictText, VerdictMark } from '../verdict-badge';
import { useTranslation } from '../translation';
import { useCartActions } from '../cart-context/cart-context';

const SHOWN_MAX = 2;
const TILE = 'relative grid size-10 shrink-0 place-items-center rounded-sm';

type Attachment = Appraisal['attachment_details'][number];

interface ThumbnailsProps {
  appraisal: Appraisal;
  results: readonly ForensicsResult[] | undefined;
  /** File name of the picture in the inspector, if it is one of these. */
  openName: string | null;
  pickFiles(): void;
  inputProps: ComponentProps<'input'>;
}

export function Thumbnails({
  appraisal,
  results,
  openName,
  pickFiles,
  inputProps,
}: ThumbnailsProps) {
  const { t } = useTranslation();
  const files = appraisal.attachment_details;
  const shown = files.slice(0, files.length > SHOWN_MAX ? SHOWN_MAX - 1 : SHOWN_MAX);
  const name = appraisal.cp_name_cart;
  return (
    <div className="flex items-center gap-1.5">
      {shown.map((file) => (
        <Thumbnail
          key={file.name}
          appraisalId={appraisal.appraisal_id}
          file={file}
          isOpen={file.name === openName}
          result={results?.find((one) => one.file_name === file.name)}
        />
      ))}
      {files.length > shown.length && (
        <Rest
          appraisal={appraisal}
          names={files.slice(shown.length).map((file) => file.name)}
          results={results}
        />
      )}
      {files.length === 0 && (
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
    </div>
  );
}

interface RestProps extends Pick<ThumbnailsProps, 'appraisal' | 'results'> {
  names: readonly string[];
}

/** A button for the pictures that do not fit: shows their worst verdict and opens that picture. */
function Rest({
  appraisal: { appraisal_id: appraisalId, cp_name_cart: name },
  names,
  results = [],
}: RestProps) {
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
      onClick={() =>
        show({ appraisalId, fileName: worstOf(hidden)?.file_name ?? names[0] ?? null })
      }
    >
      +{names.length}
      {state && <VerdictMark state={state} />}
    </button>
  );
}

interface ThumbnailProps {
  appraisalId: number;
  file: Attachment;
  result: ForensicsResult | undefined;
  isOpen: boolean;
}

function Thumbnail({ appraisalId, file, result, isOpen }: ThumbnailProps) {
  const { claimId, show } = useCartActions();
  const verdictText = useVerdictText();
  const state = result && stateOfPicture(result);
  return (
    <button
      type="button"
      data-picture={file.name}
      className={`${TILE} ${isOpen ? 'outline-2 outline-offset-1 outline-accent' : ''}`}
      aria-label={state ? `${file.name}: ${verdictText(state)}` : file.name}
      onClick={() => show({ appraisalId, fileName: file.name })}
    >
      <ThumbnailImage
        address={
          isPicture(file.type) ? pictureAddress(claimId, appraisalId, file.name, 'thumbnail') : null
        }
      />
      {state && <VerdictMark state={state} />}
    </button>
  );
}

/** A null address means a receipt, which has no picture. */
function ThumbnailImage({ address }: { address: string | null }) {
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
