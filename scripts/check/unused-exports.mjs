/**
 * Finds exports that no other file imports, by syntax alone and file by file: a program with types
 * would take a minute.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'];

/** @returns {string | undefined} the project file that an import refers to, relative to the root */
function fileOf(files, importer, specifier) {
  const isOwn = specifier.startsWith('.') || specifier.startsWith('@/');
  if (!isOwn) return undefined;
  const target = specifier.startsWith('@/')
    ? specifier.slice(2)
    : path.join(path.dirname(importer), specifier);
  return ENDINGS.map((ending) => target + ending).find((file) => files.has(file));
}

/** Stands for all names of a module. */
const ALL = Symbol('all');

const hasModifier = (node, kind) => node.modifiers?.some((one) => one.kind === kind) ?? false;

const namesBoundBy = (name) =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (element.name ? namesBoundBy(element.name) : []));

/** @returns {string[]} */
function namesExportedBy(node) {
  if (ts.isExportDeclaration(node))
    return node.exportClause && ts.isNamedExports(node.exportClause)
      ? node.exportClause.elements.map(({ name }) => name.text)
      : [];
  if (!hasModifier(node, ts.SyntaxKind.ExportKeyword)) return [];
  if (hasModifier(node, ts.SyntaxKind.DefaultKeyword)) return [];
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.flatMap(({ name }) => namesBoundBy(name));
  return node.name ? [node.name.text] : [];
}

/**
 * Collects what one file imports from others: names, all of a namespace, and for a dynamic import
 * every name that the file mentions.
 */
function readFile(root, files, file) {
  const text = readFileSync(path.join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const taken = [];
  const take = (specifier, names) => {
    const from = fileOf(files, file, specifier);
    if (from) taken.push({ from, names });
  };
  for (const node of source.statements) {
    if (ts.isImportDeclaration(node) && node.importClause) {
      const bindings = node.importClause.namedBindings;
      const isNamespace = bindings !== undefined && ts.isNamespaceImport(bindings);
      const elements = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
      const names = elements.map(({ propertyName, name }) => (propertyName ?? name).text);
      take(node.moduleSpecifier.text, isNamespace ? ALL : names);
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
      const clause = node.exportClause;
      const names =
        clause && ts.isNamedExports(clause)
          ? clause.elements.map(({ propertyName, name }) => (propertyName ?? name).text)
          : ALL;
      take(node.moduleSpecifier.text, names);
    }
  }
  for (const [, specifier] of text.matchAll(/\bimport\(\s*['"`]([^'"`]+)['"`]/g))
    take(specifier, new Set(text.match(/[\w$]+/g)));
  return { file, taken, exported: source.statements.flatMap(namesExportedBy) };
}

/**
 * @param {string} root
 * @param {readonly string[]} files all files that may import, relative to the root
 * @param {(file: string) => boolean} isChecked
 * @returns {{file: string, name: string}[]}
 */
export function unusedExports(root, files, isChecked) {
  const known = new Set(files);
  const read = files.map((file) => readFile(root, known, file));
  const used = new Map(files.map((file) => [file, new Set()]));
  for (const { from, names } of read.flatMap(({ taken }) => taken))
    for (const name of names === ALL ? [ALL] : names) used.get(from).add(name);
  return read
    .filter(({ file }) => isChecked(file))
    .flatMap(({ file, exported }) =>
      exported
        .filter((name) => !used.get(file).has(name) && !used.get(file).has(ALL))
        .map((name) => ({ file, name })),
    );
}
