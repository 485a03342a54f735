import { problemOf } from '@/lib/shared/reasons';
import { CELL_CHARS_MAX, SHARED_STRINGS_MAX } from '../../limits';
import { unreadable } from '../file-fault';
import type { Package } from './unzip';
import { walkXml } from './walk-xml';

/** Texts that cells refer to by index. Joins formatted runs and ignores phonetic hints (`rPh`). */
export async function readSharedStrings(
  parts: Package,
  part: string | null,
): Promise<readonly string[]> {
  if (part === null || !parts.has(part)) return [];
  const strings: string[] = [];
  let [text, isText, isPhonetic] = ['', false, false];
  await walkXml(parts.read(part), {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    text(piece) {
      if (isText && text.length <= CELL_CHARS_MAX) text += piece;
    },
    close(name) {
      if (name === 'rPh') isPhonetic = false;
      if (name === 't') isText = false;
      if (name === 'si') strings.push(text);
      if (strings.length > SHARED_STRINGS_MAX)
        throw unreadable(problemOf('file', 'list_too_many_texts', { count: SHARED_STRINGS_MAX }));
    },
  });
  return strings;
}
