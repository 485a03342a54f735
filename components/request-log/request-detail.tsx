'use client';
import type { ReactNode } from 'react';
import type { LoggedRequest } from '@/lib/client/settings/request-log';
import { useSettingsWords } from '../settings/settings-words';
import { Button } from '../ui/button';

export function RequestDetail({
  request,
  caller,
  onCaller,
}: {
  request: LoggedRequest;
  caller: string;
  onCaller(actor: string): void;
}) {
  const { requestLog: words } = useSettingsWords();
  const { event_code: code, session_id: session, body_shape: shape } = request;
  return (
    <div className="flex flex-col items-start gap-3">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <Fact name={words.operation}>{request.operation}</Fact>
        {code !== null && (
          <Fact name={words.code}>
            <a
              href={`/docs/errors/${code}`}
              target="_blank"
              rel="noreferrer"
              className="text-accent underline underline-offset-2"
            >
              {code}
            </a>
          </Fact>
        )}
        <Fact name={words.requestId}>
          <span className="font-mono text-meta">{request.request_id}</span>
        </Fact>
        <Fact name={words.columns.caller}>{caller}</Fact>
        {session !== null && <Fact name={words.session}>{session}</Fact>}
        {shape !== null && (
          <Fact name={words.shape}>
            <pre className="font-mono text-meta break-all whitespace-pre-wrap">
              {JSON.stringify(shape, null, 2)}
            </pre>
          </Fact>
        )}
      </dl>
      <Button onClick={() => onCaller(request.actor)}>{words.only}</Button>
    </div>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-2">{name}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </>
);
