import type { Metadata } from 'next';
import { Reference } from '@/components/docs/reference';
import { referenceScript } from '@/lib/docs/reference-script';

export const metadata: Metadata = { title: 'API reference' };

export default async function ReferencePage() {
  return (
    <main>
      <h1 className="sr-only">API reference</h1>
      <noscript>
        <p className="p-6">
          The interactive reference needs JavaScript. The same description is a file:{' '}
          <a className="font-medium text-accent underline" href="/api/openapi.json">
            openapi.json
          </a>
          . Guides and error codes, linked above, need none.
        </p>
      </noscript>
      <Reference script={`/docs/reference.js?v=${await referenceScript()}`} />
    </main>
  );
}
