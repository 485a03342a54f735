import type { ReactNode } from 'react';
import { GUIDES } from '@/lib/docs/guide';
import { Place } from '../place';
import './prose.css';

const LINK =
  'flex min-h-8 items-center py-1 text-ink-2 hover:text-accent hover:underline max-lg:min-h-11';

export default function PagesLayout({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-x-10 px-4 sm:px-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <nav
        aria-label="Guides"
        className="border-line py-8 max-lg:order-last max-lg:border-t lg:sticky lg:top-12 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto"
      >
        <ul className="flex flex-col">
          {GUIDES.map(({ slug, title }) => (
            <li key={slug}>
              <Place address={`/docs/guide/${slug}`} name={title} look={LINK} />
            </li>
          ))}
          <li>
            <Place address="/docs/errors" name="Every error code" hasPages look={LINK} />
          </li>
        </ul>
      </nav>
      <main className="prose min-w-0 py-8">{children}</main>
    </div>
  );
}
