import type { Language } from '@/lib/shared/languages';

export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Who it is from, beside the address of the settings. */
  readonly fromName: string;
}

interface LetterText {
  readonly language: Language;
  readonly fromName: string;
  readonly subject: string;
  /** Line breaks within one stay. */
  readonly paragraphs: readonly string[];
  /** The one address that the letter is about, after the paragraph that it is counted by. */
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

/** A header is one line: what people typed into a name ends no header and begins none. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
/** Lines stay; other control characters do not. */
const cleaned = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

/** The same letter as plain text and as simple HTML: nothing is fetched when it is opened, and nobody is notified. */
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
