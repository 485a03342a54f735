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

/** More than this many operations are folded away: they are nearly all of them. */
const SHOWN_MAX = 8;

export function Occasions({ occasions }: { occasions: readonly Occasion[] }) {
  return (
    <ul>
      {byReason(occasions).map(([reason, places]) => (
        <li key={reason}>
          <span dangerouslySetInnerHTML={{ __html: renderInline(reason) }} />
          {places.length > SHOWN_MAX ? (
            <details>
              <summary className="cursor-pointer text-ink-2">{places.length} operations</summary>
              <Places places={places} />
            </details>
          ) : (
            <Places places={places} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Places({ places }: { places: readonly string[] }) {
  return (
    <ul>
      {places.map((place) => (
        <li key={place}>
          <code>{place}</code>
        </li>
      ))}
    </ul>
  );
}
