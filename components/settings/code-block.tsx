'use client';
import type { ComponentProps } from 'react';
import { CopyButton } from './copy-button';

interface CodeBlockProps extends Pick<
  ComponentProps<typeof CopyButton>,
  'look' | 'isFirst' | 'onCopied'
> {
  label: string;
  code: string;
  copyLabel: string;
}

/** Text to be copied as a whole; a click selects all of it. */
export function CodeBlock({ label, code, copyLabel, ...rest }: CodeBlockProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <p className="font-medium">{label}</p>
      <pre className="rounded-md border border-line bg-sunken p-3 font-mono text-meta wrap-anywhere whitespace-pre-wrap select-all">
        {code}
      </pre>
      <div>
        <CopyButton text={code} label={copyLabel} {...rest} />
      </div>
    </div>
  );
}
