import type { Appraisal } from '@/lib/contract/appraisals';
import type { ListedItem } from '@/lib/contract/claimed-items';
import type { ForensicsResult } from '@/lib/contract/forensics';

/** Where pictures stand in the cart: at an appraisal or, where there is none, at the item. */
export type PicturePlace =
  | { readonly appraisalId: number; readonly rowId?: undefined }
  | { readonly appraisalId?: undefined; readonly rowId: number };

/** An appraisal or an item, with what is known of its pictures. */
export interface Pictured {
  readonly place: PicturePlace;
  /** The item. */
  readonly rowId: number;
  readonly name: string;
  readonly files: Appraisal['attachment_details'];
  readonly results: readonly ForensicsResult[];
}

export const isAt = (one: PicturePlace, other: PicturePlace): boolean =>
  one.appraisalId === other.appraisalId && one.rowId === other.rowId;

export const picturedAppraisal = (
  appraisal: Appraisal,
  results: readonly ForensicsResult[] = [],
): Pictured => ({
  place: { appraisalId: appraisal.appraisal_id },
  rowId: appraisal.row_id,
  name: appraisal.cp_name_cart,
  files: appraisal.attachment_details,
  results,
});

const picturedItem = (item: ListedItem, results: readonly ForensicsResult[] = []): Pictured => ({
  place: { rowId: item.row_id },
  rowId: item.row_id,
  name: item.description,
  files: item.attachment_details,
  results,
});

interface Results {
  readonly forensics_results: Readonly<Record<string, readonly ForensicsResult[]>>;
  readonly item_results: Readonly<Record<string, readonly ForensicsResult[]>>;
}

/** In the order of the cart: items that wait, where they have files, then the appraisals. */
export const picturedOf = (
  waiting: readonly ListedItem[],
  appraisals: readonly Appraisal[],
  { forensics_results: ofAppraisals, item_results: ofItems }: Results,
): readonly Pictured[] => [
  ...waiting
    .filter(({ attachments }) => attachments.length > 0)
    .map((one) => picturedItem(one, ofItems[one.row_id])),
  ...appraisals.map((one) => picturedAppraisal(one, ofAppraisals[one.appraisal_id])),
];

/** A file of the claim, at the first place that shows its item. */
export interface ClaimPhoto {
  readonly place: PicturePlace;
  readonly rowId: number;
  readonly item: string;
  readonly file: Pictured['files'][number];
  readonly result: ForensicsResult | undefined;
}

/** Every file of the claim once, in the order of the cart: appraisals of an item share its files. */
export function photosOf(pictured: readonly Pictured[]): readonly ClaimPhoto[] {
  const seen = new Set<number>();
  return pictured.flatMap(({ place, rowId, name, files, results }) => {
    if (seen.has(rowId)) return [];
    seen.add(rowId);
    return files.map((file) => ({
      place,
      rowId,
      item: name,
      file,
      result: results.find((one) => one.file_name === file.name),
    }));
  });
}
