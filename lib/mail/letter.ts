import type { Language } from '@/lib/shared/languages';

export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The display name of the sender; the address comes from MAIL_FROM. */
  readonly fromName: string;
}

interface LetterText {
  readonly language: Language;
  readonly fromName: string;
  readonly subject: string;
  /** Line breaks within a paragraph are preserved. */
  readonly paragraphs: readonly string[];
  /** The link of the e-mail, shown after the first `after` paragraphs. */
  readonly action: { readonly label: string; readonly address: string; readonly after: number };
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

/** Prevents header injection by names that people typed: a header is one line. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
/** Removes control characters other than line breaks and tabs. */
const cleaned = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

/** Renders an e-mail as plain text and as simple HTML without remote resources or read receipts. */
export function letterOf({ language, fromName, subject, paragraphs, action }: LetterText): Letter {
  const parts = paragraphs.map(cleaned);
  const inText = [...parts.slice(0, action.after), action.address, ...parts.slice(action.after)];
  const inHtml = parts.map((part) => `<p>${escaped(part).replaceAll('\n', '<br>')}</p>`);
  inHtml.splice(
    action.after,
    0,
    `<p><a href="${escaped(action.address)}">${escaped(action.label)}</a></p><p>${escaped(action.address)}</p>`,
  );
  return {
    fromName: oneLine(fromName),
    subject: oneLine(subject),
    text: `${inText.filter(Boolean).join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="${language}"><body>\n${inHtml.filter((part) => part !== '<p></p>').join('\n')}\n</body></html>\n`,
  };
}
