'use client';
import { useTranslation } from './translation';

interface Step {
  readonly message: string;
  readonly amount: number;
  readonly sentence: string;
}

/** The steps of a valuation in the service's wording, each with its effect on the amount. */
export function ValuationSteps({ steps }: { steps: readonly Step[] }) {
  const { formats } = useTranslation();
  return (
    <ol className="flex flex-col gap-1.5">
      {steps.map((step, at) => (
        // The same step may occur twice, so its index is its key.
        <li key={at} className="flex items-baseline justify-between gap-4">
          <span className="min-w-0 text-ink-2">{step.sentence}</span>
          {step.amount !== 0 && (
            <span className="whitespace-nowrap">{formats.amount(step.amount)}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
