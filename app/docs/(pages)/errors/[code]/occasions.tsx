import type { Occasion } from '@/lib/docs/errors/codes';
import { renderInline } from '@/lib/docs/markdown';

/** Groups occasions by reason, so that a reason that applies to every operation is listed once. */
function byReason(occasions: readonly Occasion[]): [reason: string, places: string[]][] {
  const groups = new Map<string, string[]>();
  for (const { when, where, isOdd } of occasions) {
    const reason = isOdd ? `${when} (a body without a code)` : when;
    groups.set(reason, [...new Set([...(groups.get(reason) ?? []), where])]);
  }
  return [...groups];
}

/** Longer lists of operations are collapsed, because they contain nearly all operations. */
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
