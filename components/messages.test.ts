import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Attributes whose value is shown on the screen or read aloud by a screen reader. */
const SPOKEN =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|placeholder|title|alt|label|hint|text)$/;
/** `/docs` is written in English for programmers; the desk and the portal have six languages. */
const ENGLISH = /^(components|app)[/]docs[/]/;
/**
 * Text that needs no translation: the start of a URL, the start of an API key, and a key
 * combination.
 */
const SIGNS = ['https://', 'cvs_live_', 'Ctrl K'];

const isText = (text: string) => /\p{L}{2}/u.test(text) && !SIGNS.includes(text.trim());

/**
 * The strings that an expression may evaluate to. Strings that are only compared, looked up or
 * passed to a function are not shown, so they are left out.
 */
function shown(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (ts.isConditionalExpression(node)) return [...shown(node.whenTrue), ...shown(node.whenFalse)];
  if (ts.isBinaryExpression(node))
    return /^([=!]==|[<>]=?)$/.test(node.operatorToken.getText())
      ? []
      : [...shown(node.left), ...shown(node.right)];
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node))
    return node.expression ? shown(node.expression) : [];
  return [];
}

function textsIn(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node.text);
    else if (ts.isJsxAttribute(node) && node.initializer && SPOKEN.test(node.name.getText()))
      found.push(...shown(node.initializer));
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent))
      found.push(...shown(node));
    ts.forEachChild(node, look);
  };
  look(tree);
  return found.filter(isText).map((text) => `${file}: ${text.trim()}`);
}

it('the check finds text in a component, whether it is shown or read aloud', () => {
  const source =
    '<p title="Close it">{isOpen ? t.open : `Shut ${name}`} <Kbd>C</Kbd> and {kind === "none" && <i aria-label={"No" + name} />}</p>';
  expect(textsIn('a.tsx', source)).toEqual([
    'a.tsx: Close it',
    'a.tsx: Shut',
    'a.tsx: and',
    'a.tsx: No',
  ]);
});

it('all text that a person reads is in lib/i18n, none in a component or a page', () => {
  const files = ['components', 'app'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(room, file))
      .filter((file) => file.endsWith('.tsx') && !ENGLISH.test(file)),
  );
  expect(files.length).toBeGreaterThan(150);
  expect(files.flatMap((file) => textsIn(file, readFileSync(file, 'utf8')))).toEqual([]);
});
