import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { errorTypeOf } from '@/lib/contract/error-codes';
import { ERROR_CODES, type ErrorCode, kindsOf, statusesOf, titleOf } from '@/lib/docs/errors/codes';
import { KIND_TEXTS, LOCATION_NAMES, NOTES } from '@/lib/docs/errors/texts';
import { renderInline, renderMarkdown } from '@/lib/docs/markdown';
import { Occasions } from './occasions';

interface CodePageProps {
  params: Promise<{ code: string }>;
}

const find = async ({ params }: CodePageProps): Promise<ErrorCode | undefined> =>
  ERROR_CODES.get((await params).code.toUpperCase());

export async function generateMetadata(props: CodePageProps): Promise<Metadata> {
  return { title: (await find(props))?.code ?? 'No such code' };
}

export default async function CodePage(props: CodePageProps) {
  const code = await find(props);
  if (!code) notFound();
  const example = code.occasions.find(({ isOdd }) => !isOdd) ?? code.occasions[0];
  return (
    <>
      <p className="mb-1! text-desk text-ink-2">
        <a href="/docs/errors">Error codes</a> · HTTP {statusesOf(code).join(', ')}
      </p>
      <h1>
        <span className="font-mono">{code.code}</span> {titleOf(code)}
      </h1>
      <Composition code={code} />
      <Meaning code={code} />
      <h2>When it occurs</h2>
      <Occasions occasions={code.occasions} />
      {example && (
        <>
          <h2>Example</h2>
          <div
            dangerouslySetInnerHTML={{
              __html: renderMarkdown(
                `\`\`\`json\n${JSON.stringify(example.body, null, 2)}\n\`\`\``,
              ),
            }}
          />
        </>
      )}
    </>
  );
}

function Composition({ code: { code, location } }: { code: ErrorCode }) {
  return (
    <p className="text-desk text-ink-2">
      <code>{code.slice(0, 2)}</code> an error · <code>{code.slice(2, 4)}</code> its type ·{' '}
      <code>{code.slice(4)}</code> its location:{' '}
      <span dangerouslySetInnerHTML={{ __html: renderInline(LOCATION_NAMES[location]) }} />
    </p>
  );
}

/**
 * A code with several kinds, such as a wrong type and a file too large, has a section for each,
 * headed by its status.
 */
function Meaning({ code }: { code: ErrorCode }) {
  const kinds = kindsOf(code);
  const note = NOTES[code.code];
  return (
    <>
      <h2>What it means, what to do</h2>
      {kinds.map((kind) => (
        <section key={kind} aria-label={`${errorTypeOf(kind).status} ${errorTypeOf(kind).title}`}>
          {kinds.length > 1 && (
            <h3>
              {errorTypeOf(kind).status} {errorTypeOf(kind).title}
            </h3>
          )}
          <Line html={KIND_TEXTS[kind].means} />
          <Line html={KIND_TEXTS[kind].remedy} />
          <Line html={`**Retry?** ${KIND_TEXTS[kind].again}`} />
        </section>
      ))}
      {note && <Line html={note} />}
    </>
  );
}

const Line = ({ html }: { html: string }) => (
  <p dangerouslySetInnerHTML={{ __html: renderInline(html) }} />
);
