import { Marked, type Tokens } from 'marked';

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** `## The header's words` → `the-header-s-words`, usable in a URL. */
const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/<[^>]+>/g, '')
    .replace(/&\w+;/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Makes content wider than a phone scroll on its own and focusable, for keyboard users. */
const scrolling = (label: string, inside: string): string =>
  `<div class="scrolls" role="group" tabindex="0" aria-label="${escape(label)}">${inside}</div>\n`;

const marked = new Marked({
  gfm: true,
  renderer: {
    heading({ tokens, depth }: Tokens.Heading) {
      const html = this.parser.parseInline(tokens);
      return `<h${depth} id="${anchorOf(html)}">${html}</h${depth}>\n`;
    },
    code({ text, lang }: Tokens.Code) {
      const language = lang || 'text';
      return scrolling(
        `Example: ${language}`,
        `<pre><code class="language-${escape(language)}">${escape(text)}\n</code></pre>`,
      );
    },
    table(token: Tokens.Table) {
      const row = (cells: Tokens.TableCell[], tag: 'th' | 'td') =>
        `<tr>${cells.map((cell) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
      const columns = token.header
        .map(({ text }) => text)
        .filter((text) => text !== '')
        .join(', ');
      return scrolling(
        `Table: ${columns}`,
        `<table><thead>${row(token.header, 'th')}</thead><tbody>${token.rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`,
      );
    },
  },
});

/** Only for Markdown of this repository: the HTML is not sanitized. */
export const renderMarkdown = (text: string): string => marked.parse(text, { async: false });

/** Renders inline Markdown without a surrounding paragraph. */
export const renderInline = (text: string): string => marked.parseInline(text, { async: false });
