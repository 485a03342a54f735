import type { Occasion } from '@/lib/docs/errors/codes';
import { renderInline } from '@/lib/docs/markdown';

/** Occasions that differ in the operation alone are one line: what every operation answers is told once. */
function byReason(occasions: readonly Occasion[]): [reason: string, places: string[]][] {
  const groups = new Map<string, string[]>();
  for (const { when, where, isOdd } of occasions) {
    const reason = isOdd ? `${when} (a body without a code)` : when;
    groups.set(reason, [...new Set([...(groups.get(reason) ?? []), where])]);
  }
  return [...groups];
}

export function Occasions({ occasions }: { occasions: readonly Occasion[] }) {
  return (
    <ul>
      {byReason(occasions).map(([reason, places]) => (
        <li key={reason}>
          <span dangerouslySetInnerHTML={{ __html: `${renderInline(reason)}:` }} />
          <ul>
            {places.map((place) => (
              <li key={place}>
                <code>{place}</code>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
