'use client';
import type { ReactNode } from 'react';
import type { LoggedRequest } from '@/lib/client/settings/request-log';
import { useSettingsMessages } from '../settings/settings-messages';
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
  const { requestLog: messages } = useSettingsMessages();
  const { event_code: code, session_id: session, body_shape: shape } = request;
  return (
    <div className="flex flex-col items-start gap-3">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <Fact name={messages.operation}>{request.operation}</Fact>
        {code !== null && (
          <Fact name={messages.code}>
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
        <Fact name={messages.requestId}>
          <span className="font-mono text-meta">{request.request_id}</span>
        </Fact>
        <Fact name={messages.columns.caller}>{caller}</Fact>
        {session !== null && <Fact name={messages.session}>{session}</Fact>}
        {shape !== null && (
          <Fact name={messages.shape}>
            <pre className="font-mono text-meta break-all whitespace-pre-wrap">
              {JSON.stringify(shape, null, 2)}
            </pre>
          </Fact>
        )}
      </dl>
      <Button onClick={() => onCaller(request.actor)}>{messages.only}</Button>
    </div>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-2">{name}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </>
);
