import { minor, parseAmount, type Minor } from '@/lib/shared/money';
import { exampleInput, exampleItem } from './example-input';
import type { ReportInput, ReportItem, ReportPicture } from './input';
import { view } from './view';

export const amounts = (input: ReportInput) =>
  Object.fromEntries(view(input).sums.map(({ label, value }) => [label, value]));

export const cents = (amount: string): Minor => parseAmount(amount) ?? minor(0);

export const withItem = (change: Partial<ReportItem>, input = exampleInput(1)): ReportInput => ({
  ...input,
  items: [{ ...exampleItem(0, []), ...change }],
});

export const picture = (verdict: ReportPicture['verdict']): ReportPicture => ({
  fileName: 'a.jpg',
  sha256: '',
  thumbnail: null,
  isDocument: false,
  verdict,
});

export const firstItem = (input: ReportInput) => view(input).items[0];

export const shownOf = (verdict: ReportPicture['verdict']) => {
  const input = withItem({ pictures: [picture(verdict)] });
  return firstItem({ ...input, parts: { ...input.parts, forensics: 'full' } })?.examined[0];
};

export const limits = (taken: string, ruleLimit: string | null = null) => ({
  taken: cents(taken),
  rule: 'Bicycles',
  ruleLimit: ruleLimit === null ? null : cents(ruleLimit),
});

export const sumsFor = (items: readonly Partial<ReportItem>[], claim: object) => {
  const input = exampleInput(1);
  return view({
    ...input,
    claim: { ...input.claim, deductible: null, policyLimit: null, ...claim },
    claimLineCount: items.length,
    items: items.map((item, index) => ({
      ...exampleItem(index, []),
      rcv: cents('1000.00'),
      acv: cents('800.00'),
      ...item,
    })),
  }).sums.map(({ value }) => value.replaceAll(/[^\d.,−]/gu, ''));
};
