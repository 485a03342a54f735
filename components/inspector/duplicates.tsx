'use client';
import { SquareSplitHorizontal } from 'lucide-react';
import Link from 'next/link';
import { Suspense, useState } from 'react';
import type { Pictured } from '@/lib/client/verdicts/pictured';
import type { ForensicsResult } from '@/lib/contract/forensics';
import { fill } from '@/lib/shared/fill';
import { IconButton } from '../ui/button';
import { later } from '../ui/later';
import { useTranslation } from '../translation';
import type { Duplicate } from './side-by-side';

const SideBySide = later(async () => (await import('./side-by-side')).SideBySide);

const placeOf = ({
  client_reference_id: claim,
  appraisal_id: appraisal,
  row_id: row,
  file_name: name,
}: Duplicate) =>
  `/claims/${claim}?${appraisal === null ? `item=${row}` : `appraisal=${appraisal}`}&picture=${encodeURIComponent(name)}`;

/** Each duplicate links to its place; a picture can be shown beside this one. */
export function Duplicates({
  pictured,
  result,
  duplicates,
  isDocument = false,
}: {
  pictured: Pictured;
  result: ForensicsResult;
  /** Those of the result that are listed. */
  duplicates: readonly Duplicate[];
  isDocument?: boolean;
}) {
  const { t } = useTranslation();
  const [beside, setBeside] = useState<Duplicate | null>(null);
  return (
    <>
      <ul className="flex flex-col gap-1">
        {duplicates.map((one) => (
          <li
            key={`${one.client_reference_id}/${one.row_id}/${one.file_name}`}
            className="flex items-center gap-2"
          >
            <Link href={placeOf(one)} className="font-medium text-accent underline">
              {one.client_reference}
            </Link>
            <span className="min-w-0 flex-1 truncate text-ink-2">
              {[one.item, one.file_name].filter(Boolean).join(' · ')}
            </span>
            {one.match !== 'same_file' && !one.is_other_receipt && (
              <span className="text-ink-2">{t.inspector.duplicateMatches[one.match]}</span>
            )}
            {!isDocument && (
              <IconButton
                look="quiet"
                className="size-7!"
                label={fill(t.inspector.sideBySide.open, {
                  name: `${one.client_reference}, ${one.file_name}`,
                })}
                onClick={() => setBeside(one)}
              >
                <SquareSplitHorizontal aria-hidden size={16} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      <Suspense>
        {beside && (
          <SideBySide
            pictured={pictured}
            fileName={result.file_name}
            other={beside}
            onClose={() => setBeside(null)}
          />
        )}
      </Suspense>
    </>
  );
}
