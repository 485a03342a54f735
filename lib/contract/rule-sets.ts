import { problem, problemOf } from '@/lib/shared/reasons';
import { z } from 'zod';
import { ruleSetExample, ruleSetSummaryExample, templateExample } from './examples/rule-sets';
import {
  amountsIn,
  callerBody,
  callerQuery,
  id,
  idIn,
  instant,
  metadata,
  none,
  page,
  required,
  text,
} from './fields';
import { operation } from './operation';
import { defaultRule, rule, rules } from './rule-set-content';

export const ruleSetPath = z.object({
  rule_set_id: idIn.meta({ description: 'A rule set of the client.', examples: [50_077] }),
});

export const RULE_SET_NOT_FOUND = {
  fault: 'not_found',
  when: 'the client has no such rule set',
  example: problem('rule_set_not_found'),
} as const;

/** Whoever says which one was read is refused when it is another by now. */
export const revision = z
  .int()
  .positive()
  .nullish()
  .describe(
    'The `revision` that this is about, as it was read. When the draft has another one by now, nothing is done.',
  );

export const CHANGED = {
  fault: 'changed',
  when: 'the draft has changed since the revision that is named',
  example: problemOf('revision', 'draft_changed', { revision: 7 }),
} as const;

/** Once published nothing of it changes. */
const summary = z.object({
  rule_set_id: id,
  name: z.string(),
  version: z.int().nullable().describe('Given when it is published; null for a draft.'),
  state: z.enum(['draft', 'published']),
  revision: z.int().describe('Counts the changes of a draft.'),
  template: z
    .string()
    .nullable()
    .describe('The published table that it was started from, or that what it is a copy of was.'),
  copied_from: z
    .object({ name: z.string(), version: z.int().nullable() })
    .nullable()
    .describe(
      'The rule set of the client that it is a copy of, as it was called then; a version of null: a draft.',
    ),
  effective_from: z
    .string()
    .nullable()
    .meta({ format: 'date' })
    .describe('Damages from this day on are valued by it, until a later one takes over.'),
  publish_time: instant.nullable(),
  create_time: instant,
  update_time: instant,
});

export const ruleSet = summary
  .extend({ rules: z.array(rule), default_rule: rule.describe('For what no rule names.') })
  .meta({
    id: 'RuleSet',
    description: "A version of a client's depreciation rules, or a draft of one.",
  });

export type RuleSetView = z.output<typeof ruleSet>;

export const listRuleSetTemplates = operation({
  id: 'listRuleSetTemplates',
  method: 'GET',
  path: '/rule_set_templates',
  tag: 'Rules',
  summary: 'Published depreciation tables to start a rule set from',
  description: 'With the categories of the catalogue that each rule would be for.',
  location: '00',
  access: 'read',
  params: z.object({}),
  query: callerQuery,
  body: none,
  reply: z.object({
    templates: z.array(
      z.object({
        template: z.string(),
        name: z.string(),
        source: z.string().describe('Where the figures were published.'),
        rules: z.array(rule),
        default_rule: rule,
      }),
    ),
  }),
  faults: [],
  examples: { reply: { templates: [templateExample] } },
});

export const createRuleSet = operation({
  id: 'createRuleSet',
  method: 'POST',
  path: '/rule_sets',
  tag: 'Rules',
  summary: 'Make a draft of a rule set',
  description:
    'From a published table, from another rule set of the client or, without either, with one rule that takes nothing off. A client may have 50 drafts.',
  location: '00',
  access: 'admin',
  params: z.object({}),
  query: callerQuery,
  body: z.object({
    ...callerBody,
    name: required(255),
    template: text(64).nullish().describe('Of `GET /rule_set_templates`.'),
    rule_set_id: idIn.nullish().describe('The rule set to copy.'),
  }),
  reply: ruleSet,
  faults: [
    'missing',
    {
      fault: 'invalid',
      when: 'a value has the wrong type, or the body is no JSON object',
      example: problemOf('body', 'body_malformed_json'),
    },
    {
      fault: 'wrong',
      when: 'there is no such table or rule set, both are named, or the client has 50 drafts already',
      example: problemOf('template', 'unknown_template'),
    },
  ],
  examples: { body: { name: 'Contents 2026', template: 'sparebank1' }, reply: ruleSetExample },
});

export const listRuleSets = operation({
  id: 'listRuleSets',
  method: 'GET',
  path: '/rule_sets',
  tag: 'Rules',
  summary: 'The rule sets of the client, newest first',
  description: 'Drafts and published versions, without their rules.',
  location: '00',
  access: 'read',
  params: z.object({}),
  query: callerQuery.extend(page),
  body: none,
  reply: z.object({ rule_sets: z.array(summary), metadata }),
  faults: [
    {
      fault: 'invalid',
      when: 'the cursor is not one of ours',
      example: problemOf('cursor', 'not_a_cursor'),
    },
    {
      fault: 'wrong',
      when: '`limit` is not 1 to 100',
      example: problemOf('limit', 'too_big', { limit: 100 }),
    },
  ],
  examples: { reply: { rule_sets: [ruleSetSummaryExample], metadata: { next_cursor: null } } },
});

export const readRuleSet = operation({
  id: 'readRuleSet',
  method: 'GET',
  path: '/rule_sets/{rule_set_id}',
  tag: 'Rules',
  summary: 'Read a rule set with its rules',
  description: 'A draft, or a published version as it was published.',
  location: '00',
  access: 'read',
  params: ruleSetPath,
  query: callerQuery,
  body: none,
  reply: ruleSet,
  faults: ['invalid', RULE_SET_NOT_FOUND],
  examples: { reply: ruleSetExample },
});

export const updateRuleSet = operation({
  id: 'updateRuleSet',
  method: 'PUT',
  path: '/rule_sets/{rule_set_id}',
  tag: 'Rules',
  summary: 'Change a draft; what is left out stays',
  description:
    'Rules are replaced as a whole. A published rule set never changes. Name the `revision` that was read, so that nobody else’s change is overwritten.',
  location: '00',
  access: 'admin',
  params: ruleSetPath,
  query: callerQuery,
  body: z.object({
    ...callerBody,
    name: required(255).optional(),
    rules: rules.optional(),
    default_rule: defaultRule.optional(),
    currency: amountsIn('client'),
    revision,
  }),
  reply: ruleSet,
  faults: [
    {
      fault: 'missing',
      when: 'the name is there and empty, or a rule lacks its name or method',
      example: problemOf('name', 'required'),
    },
    'invalid',
    RULE_SET_NOT_FOUND,
    CHANGED,
    {
      fault: 'wrong',
      when: "it is published, a percent or an amount is out of its range, a table rises with the age, a category does not exist or stands in two rules, or the currency is not the client's",
      example: problemOf('rule_set_id', 'rule_set_published'),
    },
  ],
  examples: {
    body: { name: 'Contents 2026', default_rule: ruleSetExample.default_rule },
    reply: ruleSetExample,
  },
});

export const deleteRuleSet = operation({
  id: 'deleteRuleSet',
  method: 'DELETE',
  path: '/rule_sets/{rule_set_id}',
  tag: 'Rules',
  summary: 'Delete a draft',
  description: 'A published rule set stays: calculations were made by it.',
  location: '00',
  access: 'admin',
  params: ruleSetPath,
  query: callerQuery,
  body: none,
  reply: none,
  faults: [
    'invalid',
    RULE_SET_NOT_FOUND,
    {
      fault: 'wrong',
      when: 'it is published',
      example: problemOf('rule_set_id', 'rule_set_published'),
    },
  ],
});
