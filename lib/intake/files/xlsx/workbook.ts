import { problemOf } from '@/lib/shared/reasons';
import { posix } from 'node:path';
import { noInventory, unreadable } from '../file-fault';
import type { Package } from './unzip';
import { walkXml } from './walk-xml';

interface Relation {
  readonly type: string;
  readonly target: string;
}

interface Workbook {
  readonly sheet: { readonly name: string; readonly part: string };
  readonly isFrom1904: boolean;
  readonly sharedStringsPart: string | null;
  readonly stylesPart: string | null;
}

/** Finds the first sheet that is not hidden, the one that users see when they open the file. */
export async function readWorkbook(parts: Package): Promise<Workbook> {
  const roots = await relationsOf(parts, '');
  const root = [...roots.values()].find(({ type }) => type === 'officeDocument');
  if (!root) throw unreadable(problemOf('file', 'list_archive'));
  const relations = await relationsOf(parts, root.target);
  let isFrom1904 = false;
  const sheets: { name: string; id: string }[] = [];
  await walkXml(parts.read(root.target), {
    open(name, attributes) {
      if (name === 'workbookPr') isFrom1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (name !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return;
      const id = Object.entries(attributes).find(([key]) => /(^|:)id$/.test(key))?.[1] ?? '';
      sheets.push({ name: attributes['name'] ?? '', id });
    },
  });
  const sheet = sheets
    .map(({ name, id }) => ({ name, relation: relations.get(id) }))
    .find(({ relation }) => relation?.type === 'worksheet');
  if (!sheet?.relation) throw noInventory(problemOf('file', 'list_no_sheet'));
  const partOf = (type: string) =>
    [...relations.values()].find((one) => one.type === type)?.target ?? null;
  return {
    sheet: { name: sheet.name, part: sheet.relation.target },
    isFrom1904,
    sharedStringsPart: partOf('sharedStrings'),
    stylesPart: partOf('styles'),
  };
}

/**
 * ECMA-376 part 2, 9.3: the relations of `a/b.xml` are in `a/_rels/b.xml.rels`, with targets
 * relative to `a`.
 */
async function relationsOf(parts: Package, part: string): Promise<Map<string, Relation>> {
  const folder = posix.dirname(part);
  const file = posix.join(folder, '_rels', `${posix.basename(part)}.rels`);
  const relations = new Map<string, Relation>();
  if (!parts.has(file)) {
    if (part === '') throw unreadable(problemOf('file', 'list_archive'));
    return relations;
  }
  await walkXml(parts.read(file), {
    open(name, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) {
      if (name !== 'Relationship' || mode === 'External') return;
      const path = target.startsWith('/') ? target.slice(1) : posix.join(folder, target);
      relations.set(id, { type: type.slice(type.lastIndexOf('/') + 1), target: path });
    },
  });
  return relations;
}
