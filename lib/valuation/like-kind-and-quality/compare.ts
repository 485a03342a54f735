import { type Measures, measuresOf, SIZE_NAMES, type SizeName, type Specs } from './specs';

/** A product with the fields of its family that the comparison uses. */
export interface Product {
  readonly pid: string;
  readonly vcid: string;
  readonly alid: string;
  readonly name: string;
  readonly brand: string;
  readonly categoryId: number;
  readonly category: string;
  /** Release date of the family, `YYYY-MM-DD`; null if unknown. */
  readonly releaseDate: string | null;
  readonly specs: Specs;
}

/** One finding for or against a candidate, with its figures. `finding-sentence.ts` renders it. */
export type Finding =
  | { readonly code: 'itself' | 'same_family' | 'brand_unknown' }
  | { readonly code: 'category_same'; readonly category: string }
  | { readonly code: 'category_other'; readonly category: string; readonly claimed: string }
  | { readonly code: 'brand_same'; readonly brand: string }
  | { readonly code: 'brand_other'; readonly brand: string; readonly claimed: string }
  | {
      readonly code: 'not_older' | 'older';
      readonly released: string;
      readonly claimedReleased: string;
    }
  | { readonly code: 'age_unknown' }
  | {
      readonly code: 'storage_enough' | 'storage_less';
      readonly storageGb: number;
      readonly claimedStorageGb: number;
    }
  | { readonly code: 'storage_unknown'; readonly claimedStorageGb: number }
  | {
      readonly code: 'size_alike' | 'size_other';
      readonly spec: SizeName;
      readonly size: number;
      readonly claimedSize: number;
    }
  | { readonly code: 'size_unknown'; readonly spec: SizeName; readonly claimedSize: number }
  | {
      readonly code: 'size_name_same' | 'size_name_other';
      readonly sizeName: string;
      readonly claimedSizeName: string;
    }
  | { readonly code: 'size_name_unknown'; readonly claimedSizeName: string };

const FOR: ReadonlySet<Finding['code']> = new Set([
  'itself',
  'same_family',
  'category_same',
  'brand_same',
  'not_older',
  'storage_enough',
  'size_alike',
  'size_name_same',
]);

/** Whether a finding is in favour of the candidate. */
export const speaksFor = ({ code }: Finding): boolean => FOR.has(code);

export interface Comparison {
  /** Of like kind and quality: no finding is against it. */
  readonly isMatch: boolean;
  readonly sameCategory: boolean;
  readonly sameBrand: boolean;
  readonly notOlder: boolean;
  readonly unmatchedSpecs: readonly string[];
  readonly findings: readonly Finding[];
  /**
   * 0 for the product itself, 1 for another variant, 2 for like kind and quality, and from 3 up
   * with each finding against the candidate.
   */
  readonly distance: number;
}

/** Sizes that differ by at most this share of the claimed one are alike. */
const SIZE_TOLERANCE_PERCENT = 10;

/** A terabyte may mean 1000 or 1024 gigabytes. */
const STORAGE_TOLERANCE_PERCENT = 3;

const LIKE = 2;
const OTHER_BRAND_POINTS = 2;
const OTHER_CATEGORY_POINTS = 4;

const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/**
 * Compares a candidate with the claimed product. Like kind and quality requires the same category
 * and brand, a family that is not older, at least the same storage, each size within 10 % and the
 * same named size. Facts unknown of the claimed product are not compared; facts unknown of the
 * candidate count against it.
 */
export function compareProducts(claimed: Product, candidate: Product): Comparison {
  if (candidate.pid === claimed.pid) {
    return {
      isMatch: true,
      sameCategory: true,
      sameBrand: true,
      notOlder: true,
      unmatchedSpecs: [],
      findings: [{ code: 'itself' }],
      distance: 0,
    };
  }
  const category = compareCategory(claimed, candidate);
  const brand = compareBrand(claimed, candidate);
  const age = compareAge(claimed, candidate);
  const specs = compareSpecs(
    measuresOf(claimed.specs, claimed.name),
    measuresOf(candidate.specs, candidate.name),
  );
  const unmatchedSpecs = specs.filter(({ passes }) => !passes).map(({ spec }) => spec);
  const isMatch = category.passes && brand.passes && age.passes && unmatchedSpecs.length === 0;
  const against =
    (category.passes ? 0 : OTHER_CATEGORY_POINTS) +
    (brand.passes ? 0 : OTHER_BRAND_POINTS) +
    (age.passes ? 0 : 1) +
    unmatchedSpecs.length;
  return {
    isMatch,
    sameCategory: category.passes,
    sameBrand: brand.passes,
    notOlder: age.passes,
    unmatchedSpecs,
    findings: [category, brand, age, ...specs].map(({ finding }) => finding),
    distance: isMatch && candidate.vcid === claimed.vcid ? LIKE - 1 : LIKE + against,
  };
}

interface Point {
  readonly passes: boolean;
  readonly finding: Finding;
}

function compareCategory(claimed: Product, candidate: Product): Point {
  const passes = candidate.categoryId === claimed.categoryId;
  return {
    passes,
    finding: passes
      ? { code: 'category_same', category: candidate.category }
      : { code: 'category_other', category: candidate.category, claimed: claimed.category },
  };
}

/** Two products without a brand do not have the same brand. */
function compareBrand({ brand: claimed }: Product, { brand }: Product): Point {
  if (plain(brand) === '' || plain(claimed) === '')
    return { passes: false, finding: { code: 'brand_unknown' } };
  const passes = plain(brand) === plain(claimed);
  return {
    passes,
    finding: passes ? { code: 'brand_same', brand } : { code: 'brand_other', brand, claimed },
  };
}

function compareAge(claimed: Product, candidate: Product): Point {
  if (candidate.alid === claimed.alid) return { passes: true, finding: { code: 'same_family' } };
  const [released, claimedReleased] = [candidate.releaseDate, claimed.releaseDate];
  if (released === null || claimedReleased === null)
    return { passes: false, finding: { code: 'age_unknown' } };
  const passes = released >= claimedReleased;
  return { passes, finding: { code: passes ? 'not_older' : 'older', released, claimedReleased } };
}

function compareSpecs(
  claimed: Measures,
  candidate: Measures,
): (Point & { readonly spec: string })[] {
  const points: (Point & { readonly spec: string })[] = SIZE_NAMES.flatMap((spec) => {
    const claimedSize = claimed.sizes[spec];
    return claimedSize === undefined
      ? []
      : [{ spec, ...compareSize(spec, claimedSize, candidate.sizes[spec]) }];
  });
  if (claimed.sizeName !== null)
    points.push({ spec: 'size', ...compareSizeName(claimed.sizeName, candidate.sizeName) });
  return claimed.storageGb === null
    ? points
    : [
        { spec: 'storage_gb', ...compareStorage(claimed.storageGb, candidate.storageGb) },
        ...points,
      ];
}

/** Named sizes such as M and L have no tolerance. */
function compareSizeName(claimedSizeName: string, sizeName: string | null): Point {
  if (sizeName === null)
    return { passes: false, finding: { code: 'size_name_unknown', claimedSizeName } };
  const passes = sizeName === claimedSizeName;
  return {
    passes,
    finding: { code: passes ? 'size_name_same' : 'size_name_other', sizeName, claimedSizeName },
  };
}

function compareStorage(claimedStorageGb: number, storageGb: number | null): Point {
  if (storageGb === null)
    return { passes: false, finding: { code: 'storage_unknown', claimedStorageGb } };
  const passes = storageGb * 100 >= claimedStorageGb * (100 - STORAGE_TOLERANCE_PERCENT);
  return {
    passes,
    finding: { code: passes ? 'storage_enough' : 'storage_less', storageGb, claimedStorageGb },
  };
}

/**
 * Compares integers in thousandths, because with doubles 60.5 could miss the limit of 10 % above
 * 55.
 */
function compareSize(spec: SizeName, claimedSize: number, size: number | undefined): Point {
  if (size === undefined)
    return { passes: false, finding: { code: 'size_unknown', spec, claimedSize } };
  const [one, other] = [Math.round(claimedSize * 1000), Math.round(size * 1000)];
  const passes = Math.abs(other - one) * 100 <= one * SIZE_TOLERANCE_PERCENT;
  return {
    passes,
    finding: { code: passes ? 'size_alike' : 'size_other', spec, size, claimedSize },
  };
}
