import Link from 'next/link';
import { useAccess } from '@/lib/client/session/access';
import type { PriceImport } from '@/lib/client/settings/price-imports';
import { fill } from '@/lib/shared/fill';
import { useSettingsMessages } from '../settings/settings-messages';
import { useTranslation } from '../translation';

const SHOWN = 10;

/** Category words of the feed that stand for no category, with the way to assign them. */
export function UnknownCategories({ unknown }: { unknown: PriceImport['unknown_categories'] }) {
  const { plural, formats } = useTranslation();
  const { priceImports: messages } = useSettingsMessages();
  const isAdmin = useAccess()?.isAdmin === true;
  return (
    <section aria-label={messages.unknown.title} className="mt-4 max-w-2xl">
      <h3 className="font-semibold">{messages.unknown.title}</h3>
      <p className="text-ink-2">{messages.unknown.text}</p>
      <ul className="my-2 flex flex-col gap-1">
        {unknown.slice(0, SHOWN).map(({ word, rows }) => (
          <li key={word} className="break-words">
            <span className="text-ink-2">
              {fill(plural(messages.unknown.rows, rows), { count: formats.count(rows) })}
            </span>{' '}
            <q>{word}</q>
          </li>
        ))}
      </ul>
      {unknown.length > SHOWN && (
        <p className="mb-2 text-ink-2">
          {fill(plural(messages.unknown.more, unknown.length - SHOWN), {
            count: formats.count(unknown.length - SHOWN),
          })}
        </p>
      )}
      {isAdmin && (
        <Link href="/settings/categories" className="text-accent underline underline-offset-2">
          {messages.unknown.assign}
        </Link>
      )}
    </section>
  );
}
