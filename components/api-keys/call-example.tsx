'use client';
import { useSyncExternalStore } from 'react';
import type { Scope } from '@/lib/client/settings/api-keys';
import { CodeBlock } from '../settings/code-block';
import { useSettingsMessages } from '../settings/settings-messages';

const nothingChanges = () => () => {};

/** Empty on the server, which does not know the address that the browser uses. */
const useOrigin = () =>
  useSyncExternalStore(
    nothingChanges,
    () => location.origin,
    () => '',
  );

/** A read-only call that the scopes allow; null for a key that may only write. */
export function exampleFor(origin: string, key: string, scopes: readonly Scope[]): string | null {
  const path = scopes.includes('read')
    ? '/api/session'
    : scopes.includes('admin')
      ? '/api/api_keys'
      : null;
  return path && `curl -sS -H "Authorization: apiKey ${key}" ${origin}${path}`;
}

/** A sample call for users who already have a key. */
export function CallExample() {
  const { apiKeys: messages } = useSettingsMessages();
  const origin = useOrigin();
  return (
    <section
      aria-label={messages.example.title}
      className="flex max-w-3xl flex-col gap-3 px-4 py-6 lg:px-6"
    >
      <h2 className="font-semibold">{messages.example.title}</h2>
      <CodeBlock
        label={messages.example.text}
        code={exampleFor(origin, '$KEY', ['read']) ?? ''}
        copyLabel={messages.issued.copyCurl}
      />
      <p>
        <a
          href="/docs"
          target="_blank"
          rel="noreferrer"
          className="text-accent underline underline-offset-2"
        >
          {messages.example.reference}
        </a>
      </p>
    </section>
  );
}
