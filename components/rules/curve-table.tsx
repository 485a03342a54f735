'use client';
import { ChevronDown } from 'lucide-react';
import type { Curve } from '@/lib/client/rules/share-curve';
import { useSettingsMessages } from '../settings/settings-messages';
import { useCurveText } from './use-curve-text';

export function CurveTable({ curves }: { curves: readonly Curve[] }) {
  const { rules: messages } = useSettingsMessages();
  const { band } = useCurveText();
  return (
    <details className="group">
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1 rounded-sm text-ink-2 hover:text-ink">
        <ChevronDown aria-hidden size={16} className="-rotate-90 group-open:rotate-0" />
        {messages.curve.table}
      </summary>
      <div className="mt-2 flex flex-wrap gap-8">
        {curves.map((curve) => (
          <Steps key={band(curve) ?? 'all'} curve={curve} />
        ))}
      </div>
    </details>
  );
}

function Steps({ curve }: { curve: Curve }) {
  const { rules: messages } = useSettingsMessages();
  const { age, left, band } = useCurveText();
  const name = band(curve);
  return (
    <table className="border-collapse">
      <caption className={name === null ? 'sr-only' : 'pb-1 text-left font-medium'}>
        {name ?? messages.curve.label}
      </caption>
      <thead>
        <tr className="border-b border-line text-meta text-ink-2">
          <th scope="col" className="py-1 pr-8 text-left font-medium">
            {messages.curve.age}
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            {messages.curve.left}
          </th>
        </tr>
      </thead>
      <tbody>
        {curve.steps.map((step, at) => (
          <tr key={step.from} className="border-b border-line">
            <td className="py-1 pr-8">{age(step, at === curve.steps.length - 1)}</td>
            <td className="py-1 text-right">{left(step)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
