import type { Metadata } from 'next';
import { Reference } from '@/components/docs/reference';
import { referenceScript } from '@/lib/docs/reference-script';

export const metadata: Metadata = { title: 'API reference' };

export default async function ReferencePage() {
  return (
    <div>
      <noscript>
        <h1 className="px-6 pt-6 text-title font-semibold">API reference</h1>
        <p className="p-6">
          The interactive reference needs JavaScript. The same description is a file:{' '}
          <a className="font-medium text-accent underline" href="/api/openapi.json">
            openapi.json
          </a>
          . Guides and error codes, linked above, need none.
        </p>
      </noscript>
      <Reference script={`/docs/reference.js?v=${(await referenceScript()).version}`} />
    </div>
  );
}
