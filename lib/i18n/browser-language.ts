import { isLanguage, type Language } from '@/lib/shared/languages';

/** Browsers may request "no" or "nn". For both we have only bokmål. */
const NORWEGIAN: Readonly<Record<string, Language>> = { no: 'nb', nn: 'nb' };

/**
 * The supported language that the browser prefers (RFC 9110, 12.5.4); null if it requests none of
 * them.
 */
export function browserLanguage(acceptLanguage: string | null): Language | null {
  const wished = (acceptLanguage ?? '').split(',').map((part, position) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = Number(
      parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean) ?? 1,
    );
    const [primary = ''] = tag.trim().split('-');
    return { language: NORWEGIAN[primary] ?? primary, quality, position };
  });
  const ours = wished.filter(({ language, quality }) => isLanguage(language) && quality > 0);
  const [best] = ours.toSorted(
    (one, other) => other.quality - one.quality || one.position - other.position,
  );
  return best && isLanguage(best.language) ? best.language : null;
}
