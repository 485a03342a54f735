import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { issueMessage } from '@/lib/contract/issue-message';
import { fileRefusals } from '@/lib/i18n/en/file-refusals';
import { refusals } from '@/lib/i18n/en/refusals';
import { LANGUAGES } from '@/lib/shared/languages';
import { loadSpeaker } from '@/lib/i18n/load-speaker';

/** Rooms that refuse, and what in them no handler meets: commands, policyholders, whoever sends what no page sends. */
const ROOMS = [
  'appraisals',
  'catalogue',
  'claims',
  'contract',
  'events',
  'identity',
  'intake',
  'mail',
  'portal',
  'reports',
  'valuation',
  'verdicts',
  'webhooks',
];
const NOT_THE_DESKS =
  /(currency-of-clients|create-user|find-or-create-client|portal-token|choose-client|authenticate|portal.customer.[\w-]+|lookup-parameters|claimed-items|claim-owner|trust-anchors)\.ts$/;
/** Kinds that are told by their status, whatever they say. */
const BY_STATUS = /^'(unauthenticated|not_found|not_allowed|rate_limited|broken|unavailable)'$/;
/** What no page of the desk sends: a cursor of its own making, a path against its body, two names for one thing, ids for a person. */
const NEVER_SENT = new Set([
  'is not one of ours',
  'path and body disagree',
  'cannot be named together with rule_set_id',
  'Access denied',
  'and selected_client_category_id disagree',
  'a key is nobody that a claim can be given to',
  'names 7, which is stated too',
]);
/** Calls that hand on what another place says, which is looked at there. */
const HANDED_ON =
  /^(result\.issues|valued\.issues|refusalMessage|noneInForce|error\.message|why|reason|parsed|damage|STATUS_FEATURE_OFF|staged|text\(255\))/;

/** Sentences put together of parts, and what they come to. */
const COMPOSED: Readonly<Record<string, readonly string[]>> = {
  'is 7, the 7 is kept in 7': [
    'is DKK, the claim is kept in SEK',
    'is DKK, the client is kept in SEK',
  ],
  "'7' cannot be removed: 7 it": [
    "'Paid' cannot be removed: 1 appraisal has it",
    "'Paid' cannot be removed: 7 appraisals have it",
    "'Paid' cannot be removed: more than 10000 appraisals have it",
  ],
  '7 is no http(s) address': ["'7' is no http(s) address"],
  '7 7': ["'7' is no GTIN: 8, 12, 13 or 14 digits", "'7' ends in 7, but its check digit is 8"],
  'Row 7 cannot be told from the next ones: 7': [
    'Row 7 cannot be told from the next ones: a quotation mark is opened and never closed',
  ],
  '7 7 errors: 7': ['1 row has errors: 7', '7 rows have errors: 7, 8'],
  'can no longer be undone: 7': [
    'an appraisal was added to its items',
    'an appraisal was deleted since',
    'an appraisal was changed since',
    'an item was changed since',
    'a report names its appraisals',
    'items were sent to the policyholder',
    'files were added to its items',
  ].map((why) => `can no longer be undone: ${why}`),
  '7': [], // of a file that cannot be read: why stands where it is thrown
};

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => path.join(folder, name));

const trees = ROOMS.flatMap((room) => filesOf(path.join('lib', room)))
  .filter((file) => !NOT_THE_DESKS.test(file))
  .map((file) =>
    ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true),
  );

const constants = new Map(
  trees.flatMap((tree) =>
    tree.statements.flatMap((one) =>
      ts.isVariableStatement(one)
        ? one.declarationList.declarations.map(
            (each) => [each.name.getText(), each.initializer] as const,
          )
        : [],
    ),
  ),
);

/** The texts that an expression can come to, a number in the place of each value. */
function texts(node: ts.Expression | undefined): string[] {
  if (!node || HANDED_ON.test(node.getText())) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...texts(node.whenTrue), ...texts(node.whenFalse)];
  if (ts.isTemplateExpression(node))
    return [node.head.text + node.templateSpans.map(({ literal }) => `7${literal.text}`).join('')];
  const constant = ts.isIdentifier(node) ? constants.get(node.text) : undefined;
  return constant ? texts(constant) : [`cannot be read: ${node.getText()}`];
}

const messageOf = (given: ts.Expression | undefined) =>
  given && ts.isObjectLiteralExpression(given)
    ? given.properties
        .filter(ts.isPropertyAssignment)
        .find(({ name }) => name.getText() === 'message')?.initializer
    : given;

/** How every sentence about a cell of an inventory begins. */
const OF_A_CELL = /^(is|has|holds|lies|must|could|times) /;

function refusedBy(node: ts.Node): string[] {
  const isRows = node.getSourceFile().fileName.startsWith('lib/intake/rows');
  if (isRows && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)))
    return texts(node).filter((text) => OF_A_CELL.test(text) && !text.startsWith('has no '));
  if (ts.isNewExpression(node) && node.expression.getText() === 'Fault')
    return BY_STATUS.test(node.arguments?.[0]?.getText() ?? '') ? [] : texts(node.arguments?.[1]);
  if (ts.isNewExpression(node) && /^(FeedFault|NoWay)$/.test(node.expression.getText()))
    return texts(node.arguments?.[0]);
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'problem')
    return texts(node.initializer);
  if (!ts.isCallExpression(node)) return [];
  const called = node.expression.getText();
  if (/^(unreadable|noInventory|noAnswer)$/.test(called)) return texts(node.arguments[0]);
  if (called === 'wrongValue' || (called === 'refuse' && node.arguments[0]?.getText() !== 'tally'))
    return texts(node.arguments[1]);
  if (!node.getSourceFile().fileName.startsWith('lib/contract')) return [];
  if (/\.(refine|regex)$/.test(called)) return texts(messageOf(node.arguments[1]));
  return /\.(int|nonnegative|min|max|enum|union)$/.test(called)
    ? node.arguments.filter((one) => ts.isStringLiteralLike(one)).flatMap(texts)
    : [];
}

function refusalsIn(node: ts.Node): string[] {
  const found = refusedBy(node);
  ts.forEachChild(node, (child) => void found.push(...refusalsIn(child)));
  return found;
}

const problemOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: issueMessage }).error?.issues[0]?.message ?? 'is accepted';
/** What a schema says of a value, where its field says nothing itself. */
const OF_SCHEMAS = [
  problemOf(z.int(), 'x'),
  problemOf(z.number(), 'x'),
  problemOf(z.string(), 7),
  problemOf(z.array(z.string()), 7),
  problemOf(z.boolean(), 7),
  problemOf(z.number().min(7), 6),
  problemOf(z.number().max(7), 8),
  problemOf(z.number().gt(7), 7),
  problemOf(z.number().lt(7), 7),
  problemOf(z.string().min(2), 'x'),
  problemOf(z.string().max(2), 'xxx'),
  problemOf(z.array(z.string()).min(1), []),
  problemOf(z.array(z.string()).min(2), []),
  problemOf(z.array(z.string()).max(2), ['x', 'x', 'x']),
  problemOf(z.enum(['a', 'b']), 'c'),
  problemOf(z.email(), 'x'),
  problemOf(z.int(), 1e16),
  problemOf(z.number().multipleOf(7), 8),
  'field required',
];

const bare = (text: string) => text.replace(/^[\w.-]+ : /, '');
const said = new Set(
  [...trees.flatMap(refusalsIn).map(bare), ...OF_SCHEMAS]
    .flatMap((text) => COMPOSED[text] ?? [text])
    .filter((text) => !NEVER_SENT.has(text)),
);

describe.each(LANGUAGES.filter((language) => language !== 'en'))('in %s', (language) => {
  it('every refusal that the desk can meet has words', async () => {
    const speak = await loadSpeaker(language);
    expect(said.size).toBeGreaterThan(150);
    expect([...said].filter((text) => !speak?.(text))).toEqual([]);
  });

  it('no sentence is taken for another, and none is left in English', async () => {
    const speak = await loadSpeaker(language);
    const { refusals: told } = (await import(`@/lib/i18n/${language}/refusals.ts`)) as {
      refusals: Record<'values' | 'sentences', Record<string, string>>;
    };
    const { fileRefusals: ofFiles } = (await import(`@/lib/i18n/${language}/file-refusals.ts`)) as {
      fileRefusals: Record<string, string>;
    };
    const pairs = [
      [refusals.values, told.values],
      [refusals.sentences, told.sentences],
      [fileRefusals, ofFiles],
    ] as const;
    const wrong = pairs.flatMap(([english, theirs]) =>
      Object.entries(english)
        .filter(
          ([key, sentence]) => sentence === theirs[key] || speak?.(sentence)?.text !== theirs[key],
        )
        .map(([key]) => key),
    );
    expect(wrong).toEqual([]);
  });
});
