import type { PortalMessages } from '@/lib/i18n/portal/en';
import type { Language } from '@/lib/shared/languages';
import type { Manifest } from './bundle';

interface Page {
  readonly language: Language;
  readonly messages: PortalMessages;
  readonly files: Manifest;
  /** Nonce of the content security policy; empty if a proxy removed the header. */
  readonly nonce: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const asset = (name: string) => `/portal/assets/${name}`;

/**
 * The same HTML for every policyholder, because the token in the fragment is known to the browser
 * only. Messages are preloaded in parallel with the script.
 */
export const portalDocument = ({
  language,
  messages,
  files,
  nonce,
}: Page): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>${escaped(messages.page.title)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="preload" href="${asset(files.font)}" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${asset(files.style)}">
<link rel="modulepreload" href="${asset(files.messages[language])}" nonce="${escaped(nonce)}">
<script type="module" src="${asset(files.script)}" nonce="${escaped(nonce)}"></script>
</head>
<body>
<div id="portal"><main class="p-4"><p role="status">${escaped(messages.page.loading)}</p><noscript><p>${escaped(messages.page.noScript)}</p></noscript></main></div>
</body>
</html>
`;
