import { problem } from '@/lib/shared/reasons';
import { SaxesParser } from 'saxes';
import {
  FeedFault,
  type FeedRow,
  type FieldName,
  fieldOf,
  LINE_BYTES_MAX,
  LINE_TOO_LONG,
} from '../feed-row';

const ITEMS = new Set(['item', 'entry']); // RSS 2.0 and Atom 1.0
const ENCODING = /^[\s\ufeff]*<\?xml[^>]*encoding=["']([\w.-]+)["']/;
/** Maximum size between the ends of two items, so that an endless element is refused. */
const ITEM_BYTES_MAX = 64 * 1024 * 1024;

/**
 * Reads RSS 2.0 or Atom with Google's `g:` elements or plain ones of the same names. Does not
 * expand entities of a document type. Throws FeedFault if the XML is not well-formed.
 */
export async function* xmlRows(chunks: AsyncIterable<Buffer>): AsyncGenerator<FeedRow> {
  const reader = new ItemReader();
  let decoder: TextDecoder | undefined;
  let sinceItem = 0;
  for await (const chunk of chunks) {
    decoder ??= decoderOf(chunk);
    sinceItem += chunk.length;
    const rows = reader.read(decoder.decode(chunk, { stream: true }));
    if (rows.length > 0) sinceItem = 0;
    if (sinceItem > ITEM_BYTES_MAX)
      throw new FeedFault(
        problem('feed_item_too_long', { count: reader.count, size: ITEM_BYTES_MAX / 1024 / 1024 }),
      );
    yield* rows;
  }
  yield* reader.end();
}

function decoderOf(head: Buffer): TextDecoder {
  const label = ENCODING.exec(head.toString('latin1', 0, 200))?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label);
  } catch (cause) {
    throw new FeedFault(problem('feed_encoding_unknown', { name: label }), { cause });
  }
}

/** Collects the fields of items and ignores what surrounds them. */
class ItemReader {
  count = 0;
  readonly #parser = new SaxesParser();
  #rows: FeedRow[] = [];
  #item: Partial<Record<FieldName, string>> | undefined;
  #isTooLong = false;
  /** Number of open elements within the item. */
  #depth = 0;
  #field: FieldName | undefined;
  #value = '';

  constructor() {
    this.#parser.on('error', (error) => {
      throw new FeedFault(problem('feed_xml_broken', { count: this.count, why: error.message }), {
        cause: error,
      });
    });
    this.#parser.on('opentag', ({ name, attributes }) => this.#open(name, attributes['href']));
    this.#parser.on('text', (text) => this.#take(text));
    this.#parser.on('cdata', (text) => this.#take(text));
    this.#parser.on('closetag', () => this.#close());
  }

  /** Parses a piece of text and returns the items that end in it. */
  read(text: string): FeedRow[] {
    this.#parser.write(text);
    return this.#flush();
  }

  end(): FeedRow[] {
    this.#parser.close();
    return this.#flush();
  }

  #open(name: string, href: unknown): void {
    if (!this.#item) {
      if (ITEMS.has(name)) [this.#item, this.#isTooLong, this.#depth] = [{}, false, 0];
      return;
    }
    this.#depth += 1;
    if (this.#depth > 1) return; // Nested elements (shipping, tax) are not fields of the item.
    [this.#field, this.#value] = [fieldOf(name), ''];
    if (name === 'link' && typeof href === 'string') this.#take(href); // Atom
  }

  #take(text: string): void {
    if (this.#field === undefined || this.#depth > 1) return;
    this.#isTooLong ||= this.#value.length + text.length > LINE_BYTES_MAX;
    if (!this.#isTooLong) this.#value += text;
  }

  #close(): void {
    if (!this.#item) return;
    if (this.#depth === 0) {
      this.count += 1;
      this.#rows.push(
        this.#isTooLong
          ? { row: this.count, fields: {}, damage: LINE_TOO_LONG }
          : { row: this.count, fields: this.#item },
      );
      this.#item = undefined;
      return;
    }
    const value = this.#value.trim();
    if (this.#depth === 1 && this.#field !== undefined && value !== '')
      this.#item[this.#field] ??= value;
    if (this.#depth === 1) this.#field = undefined;
    this.#depth -= 1;
  }

  #flush(): FeedRow[] {
    const done = this.#rows;
    this.#rows = [];
    return done;
  }
}
