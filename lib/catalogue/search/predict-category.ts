import type { Language } from '@/lib/shared/languages';
import type { Category } from '../context';
import { PREDICTION_SENTENCES, type PredictionCode } from './prediction-sentences';

interface Prediction {
  readonly category: Category;
  readonly isForced: boolean;
  readonly code: PredictionCode;
  readonly figures: Readonly<Record<string, string>>;
}

interface Given {
  /** Categories of the products found, best match first. */
  readonly found: readonly Category[];
  readonly named: Category | null;
  /** The category that words of the query stand for. */
  readonly meant: Category | null;
  readonly isForced: boolean;
}

/**
 * Predicts the category of a search: the one with the greatest weight among the products found,
 * where the n-th best match weighs 1/n. A forced category always wins. A category named by the
 * request applies if nothing was found, and one named by the query's words if no product of it was
 * found, because those words were then dropped.
 */
export function predictCategory({ found, named, meant, isForced }: Given): Prediction | null {
  if (named && isForced)
    return {
      category: named,
      isForced,
      code: found.length === 0 ? 'forced_empty' : 'forced',
      figures: { category: named.name },
    };
  if (meant && !named && !found.some(({ id }) => id === meant.id))
    return {
      category: meant,
      isForced: false,
      code: 'meant_only',
      figures: { category: meant.name },
    };
  const [category] = byWeight(found);
  if (!category)
    return (
      named && {
        category: named,
        isForced: false,
        code: 'named_only',
        figures: { category: named.name },
      }
    );
  const had = found.filter(({ id }) => id === category.id).length;
  const figures = {
    category: category.name,
    had: String(had),
    found: String(found.length),
    named: named?.name ?? '',
  };
  if (named && named.id !== category.id)
    return { category, isForced: false, code: 'other_than_named', figures };
  if (had === found.length) return { category, isForced: false, code: 'all', figures };
  return {
    category,
    isForced: false,
    code: found[0]?.id === category.id ? 'most_and_best' : 'most',
    figures,
  };
}

function byWeight(found: readonly Category[]): Category[] {
  const weights = new Map<number, { category: Category; weight: number }>();
  for (const [at, category] of found.entries()) {
    const known = weights.get(category.id) ?? { category, weight: 0 };
    weights.set(category.id, { category, weight: known.weight + 1 / (at + 1) });
  }
  return [...weights.values()]
    .toSorted((one, other) => other.weight - one.weight || one.category.id - other.category.id)
    .map(({ category }) => category);
}

export const predictionSentence = ({ code, figures }: Prediction, language: Language): string =>
  PREDICTION_SENTENCES[language][code].replace(
    /\{(\w+)\}/g,
    (placeholder, name: string) => figures[name] ?? placeholder,
  );
