import { Scale } from 'lucide-react';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Place } from './place';

export const metadata: Metadata = { title: { default: 'API', template: '%s · Valuation API' } };

const PLACES = [
  { address: '/docs', name: 'Reference' },
  { address: '/docs/guide', name: 'Guides' },
  { address: '/docs/errors', name: 'Errors' },
  { address: '/api/openapi.json', name: 'openapi.json' },
] as const;

/**
 * Public, and in English whatever the language of the desk. Plain links load each page anew, so
 * that the styles of the reference stay on its own page.
 */
export default function DocsLayout({ children }: { children: ReactNode }) {
  return (
    <div lang="en" className="min-h-full bg-bg">
      <header className="sticky top-0 z-20 flex h-12 items-center gap-4 border-b border-line bg-bg px-4 sm:px-6">
        <a href="/docs" className="flex h-11 shrink-0 items-center gap-2 font-semibold">
          <Scale aria-hidden size={18} />
          <span className="max-sm:sr-only">Valuation API</span>
        </a>
        <nav
          aria-label="Documentation"
          className="-mx-1 flex min-w-0 flex-1 gap-1 overflow-x-auto sm:justify-end"
        >
          {PLACES.map(({ address, name }) => (
            <Place
              key={address}
              address={address}
              name={name}
              hasPages={address !== '/docs'}
              look="flex h-11 shrink-0 items-center rounded-sm px-2 text-ink-2 hover:text-ink hover:underline"
            />
          ))}
        </nav>
      </header>
      {children}
    </div>
  );
}
