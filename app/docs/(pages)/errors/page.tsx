import type { Metadata } from 'next';
import { CodeList } from './code-list';

export const metadata: Metadata = { title: 'Error codes' };

export default function ErrorsPage() {
  return (
    <>
      <h1>Error codes</h1>
      <p>
        Every response with a status of 400 or more has a code of six characters: <code>ER</code>{' '}
        for an error, two letters for its type, two characters for its location. Handle errors by
        the code, never by the texts. The <a href="/docs/guide/errors">guide to errors</a> shows the
        body; each response links to the page of its code by{' '}
        <code>Link: …; rel=&quot;help&quot;</code>.
      </p>
      <CodeList />
    </>
  );
}
