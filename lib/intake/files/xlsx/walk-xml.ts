import { problemOf } from '@/lib/shared/reasons';
import { SaxesParser } from 'saxes';
import { unreadable } from '../file-fault';
import { Fault } from '@/lib/shared/fault';

type Attributes = Readonly<Record<string, string>>;

interface Visitor {
  /** Names have no namespace prefix. */
  open?(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Parses a part as a stream. Refuses a document type: workbooks have none, and its entities could
 * expand without limit. `isDone` ends the parsing early.
 */
export async function walkXml(
  pieces: AsyncIterable<string>,
  visitor: Visitor,
  isDone: () => boolean = () => false,
): Promise<void> {
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw unreadable(problemOf('file', 'list_doctype'));
  });
  parser.on('opentag', ({ name, attributes }) =>
    visitor.open?.(localName(name), attributes as Attributes),
  );
  parser.on('closetag', ({ name }) => visitor.close?.(localName(name)));
  parser.on('text', (text) => visitor.text?.(text));
  parser.on('cdata', (text) => visitor.text?.(text));
  try {
    for await (const piece of pieces) {
      parser.write(piece);
      if (isDone()) return;
    }
    parser.close();
  } catch (error) {
    throw error instanceof Fault
      ? error
      : unreadable(problemOf('file', 'list_part_not_xml'), error);
  }
}
