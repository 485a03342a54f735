'use client';
import { useEffect, useRef, useState } from 'react';
import { instantOf, localMoment } from '@/lib/client/settings/local-moment';
import type { RequestFilter } from '@/lib/client/settings/request-log';
import { useSettled } from '@/lib/client/api/settled';
import { useSettingsMessages } from '../settings/settings-messages';
import { Field } from '../ui/field';
import { CallerField } from './caller-field';

interface FiltersProps {
  filter: RequestFilter;
  onChange(filter: RequestFilter): void;
}

export function Filters({ filter, onChange }: FiltersProps) {
  const { requestLog: messages } = useSettingsMessages();
  const { status, since, until } = filter;
  const set = (name: keyof RequestFilter, value: string | undefined) => {
    const { [name]: _before, ...others } = filter;
    onChange(value ? { ...others, [name]: value } : others);
  };
  return (
    <section
      aria-label={messages.filters}
      className="grid grid-cols-1 gap-x-4 gap-y-3 border-y border-line px-4 py-3 sm:grid-cols-2 lg:px-6 xl:grid-cols-5"
    >
      <CallerField actor={filter.actor} onChange={(actor) => set('actor', actor)} />
      <Field label={messages.status}>
        {(control) => (
          <select
            {...control}
            value={status ?? ''}
            onChange={(event) => set('status', event.target.value)}
          >
            <option value="">{messages.anyStatus}</option>
            {Object.entries(messages.statuses).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
            {status !== undefined && !(status in messages.statuses) && (
              <option value={status}>{status}</option>
            )}
          </select>
        )}
      </Field>
      <PathField path={filter.path_prefix ?? ''} onChange={(path) => set('path_prefix', path)} />
      <Field label={messages.since}>
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            value={localMoment(since)}
            onChange={(event) => set('since', instantOf(event.target.value))}
          />
        )}
      </Field>
      <Field label={messages.until}>
        {(control) => (
          <input
            {...control}
            type="datetime-local"
            value={localMoment(until)}
            onChange={(event) => set('until', instantOf(event.target.value))}
          />
        )}
      </Field>
    </section>
  );
}

const PAUSE_MS = 400;
const PATH = /^\/[\x21-\x7e]{0,511}$/;

/** Applied after a pause in typing, and only if it is a valid path. */
function PathField({ path, onChange }: { path: string; onChange(path: string): void }) {
  const { requestLog: messages } = useSettingsMessages();
  const [text, setText] = useState(() => decoded(path));
  const sent = useRef(new Set<string>());
  const settled = useSettled(text, PAUSE_MS).trim();
  // A path that was not typed here was set elsewhere, for example by clearing all filters.
  useEffect(() => {
    if (!sent.current.delete(path)) setText(decoded(path));
  }, [path]);
  const isWrong = settled !== '' && !PATH.test(encoded(settled));
  useEffect(() => {
    const next = encoded(settled);
    if (isWrong || next === path) return;
    sent.current.add(next);
    onChange(next);
    // Runs only for typed text, so that navigating to another URL does not restore the old filter.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);
  return (
    <Field
      label={messages.path}
      hint={messages.pathHint}
      error={isWrong ? messages.pathWrong : undefined}
    >
      {(control) => (
        <input
          {...control}
          maxLength={512}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </Field>
  );
}

/** Encodes a path as the log stores it; parts that are already encoded stay unchanged. */
const encoded = (path: string): string => encodeURI(path).replaceAll('%25', '%');

/** Shows a path as people read it; one that is not valid UTF-8 stays as the log stores it. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
