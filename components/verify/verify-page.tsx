import { CircleHelp, CircleX, FileCheck as FileKnown, FileSearch, Scale } from 'lucide-react';
import type { VerifyMessages } from '@/lib/i18n/en/verify';
import { FileCheck } from './file-check';
import { NumberForm } from './number-form';

export interface VerifyResult {
  readonly state: 'open' | 'ours' | 'revoked' | 'unknown';
  readonly title: string;
  readonly text: string;
  /** Value of the number field; null hides it, because the number is known or rate-limited. */
  readonly number: string | null;
  readonly file: { readonly documentId: string; readonly sha256: string } | null;
}

const SIGNS = {
  open: { Icon: FileSearch, color: 'text-ink-2' },
  ours: { Icon: FileKnown, color: 'text-ink-2' }, // neutral, because no file has been compared yet
  revoked: { Icon: CircleX, color: 'text-flag' },
  unknown: { Icon: CircleHelp, color: 'text-ink-2' },
} as const;

/**
 * Tells anyone with a report who issued it, whether it is still valid, and whether their file is
 * the issued one.
 */
export function VerifyPage({
  messages,
  result,
}: {
  messages: VerifyMessages;
  result: VerifyResult;
}) {
  const { Icon, color } = SIGNS[result.state];
  return (
    <main className="grid min-h-dvh place-items-center bg-bg px-4 py-12">
      <div className="w-full max-w-lg">
        <p className="mb-6 flex items-center gap-2 font-semibold">
          <Scale aria-hidden size={20} />
          {messages.title}
        </p>
        <div className="flex flex-col gap-6 rounded-lg border border-line bg-surface p-6">
          <div className="flex gap-3">
            <Icon aria-hidden size={24} className={`shrink-0 ${color}`} />
            <div className="min-w-0">
              <h1 className="mb-1 text-title font-semibold">{result.title}</h1>
              <p className="break-words text-ink-2">{result.text}</p>
            </div>
          </div>
          {result.number !== null && <NumberForm messages={messages} number={result.number} />}
          {result.file && (
            <Known messages={messages} file={result.file} isRevoked={result.state === 'revoked'} />
          )}
        </div>
      </div>
    </main>
  );
}

function Known({
  messages,
  file,
  isRevoked,
}: {
  messages: VerifyMessages;
  file: NonNullable<VerifyResult['file']>;
  isRevoked: boolean;
}) {
  return (
    <>
      <dl className="flex flex-col gap-3 border-t border-line pt-4">
        <div>
          <dt className="text-ink-2">{messages.number}</dt>
          <dd className="font-mono">{file.documentId}</dd>
        </div>
        <div>
          <dt className="text-ink-2">{messages.sha256}</dt>
          <dd className="font-mono break-all">{file.sha256}</dd>
        </div>
      </dl>
      <FileCheck messages={messages} sha256={file.sha256} isRevoked={isRevoked} />
    </>
  );
}
