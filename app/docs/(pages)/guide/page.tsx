import type { Metadata } from 'next';
import { GUIDES } from '@/lib/docs/guide';

export const metadata: Metadata = { title: 'Guides' };

export default function GuidesPage() {
  return (
    <>
      <h1>Guides</h1>
      <ul className="flex flex-col border-t border-line">
        {GUIDES.map(({ slug, title, about }) => (
          <li key={slug} className="border-b border-line py-3">
            <a
              href={`/docs/guide/${slug}`}
              className="font-medium text-accent underline underline-offset-2"
            >
              {title}
            </a>
            <p className="mb-0! text-desk text-ink-2">{about}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
