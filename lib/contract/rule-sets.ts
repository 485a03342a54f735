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

/** The revision that the caller has read. An outdated one is refused. */
export const revision = z
  .int()
  .positive()
  .nullish()
  .describe('The same as `If-Match`, as a field: refused if the draft has changed since.');

export const CHANGED = {
  fault: 'changed',
  when: 'the draft has changed since the revision in `If-Match` or `revision`; nothing is changed',
  example: problemOf('revision', 'draft_changed', { revision: 7 }),
} as const;

/** A published rule set never changes. */
const summary = z.object({
  rule_set_id: id,
  name: z.string(),
  version: z.int().nullable().describe('Assigned when published; null for a draft.'),
  state: z.enum(['draft', 'published']),
  revision: z.int().describe('Grows with every change of a draft.'),
  template: z
    .string()
    .nullable()
    .describe('The published table it is based on, directly or through a copy.'),
  copied_from: z
    .object({ name: z.string(), version: z.int().nullable() })
    .nullable()
    .describe('The rule set it was copied from, by its name then; `version` null: a draft.'),
  effective_from: z
    .string()
    .nullable()
    .meta({ format: 'date' })
    .describe('Applies to damages from this date until the date of a later version.'),
  publish_time: instant.nullable(),
  create_time: instant,
  update_time: instant,
});

export const ruleSet = summary
  .extend({ rules: z.array(rule), default_rule: rule.describe('For all other items.') })
  .meta({
    id: 'RuleSet',
    description: "A version of the client's depreciation rules, or a draft.",
  });

export type RuleSetView = z.output<typeof ruleSet>;

export const listRuleSetTemplates = operation({
  id: 'listRuleSetTemplates',
  method: 'GET',
  path: '/rule_set_templates',
  tag: 'Rules',
  summary: 'List published depreciation tables, to start a rule set from',
  description: 'With the matching categories of the catalogue for each rule.',
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
        reasons: z
          .array(z.object({ rule: z.string(), reason: z.string() }))
          .describe(
            'By name of the rule: why its figures are our own assumption, or why it takes nothing off.',
          ),
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
  summary: 'Create a draft of a rule set',
  description:
    'From a published table, from another rule set of the client or, without either, with one rule without depreciation. A client can have 50 drafts.',
  location: '00',
  access: 'admin',
  params: z.object({}),
  query: callerQuery,
  body: z.object({
    ...callerBody,
    name: required(255),
    template: text(64).nullish().describe('From `GET /rule_set_templates`.'),
    rule_set_id: idIn.nullish().describe('The rule set to copy.'),
  }),
  reply: ruleSet,
  faults: [
    'missing',
    {
      fault: 'invalid',
      when: 'a value has the wrong type, or the body is not a JSON object',
      example: problemOf('body', 'body_malformed_json'),
    },
    {
      fault: 'wrong',
      when: 'there is no such table or rule set, both are given, or the client has 50 drafts already',
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
  summary: 'List the rule sets of the client, newest first',
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
      when: 'the cursor is invalid',
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
  description: 'A draft or a published version.',
  location: '00',
  access: 'read',
  revisioned: 'read',
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
  summary: 'Change a draft; omitted fields keep their value',
  description:
    '`rules` replaces all rules. A published rule set cannot be changed. Send the revision that was read in `If-Match`, to avoid overwriting other changes.',
  location: '00',
  access: 'admin',
  revisioned: 'write',
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
      when: 'the name is empty, or a rule lacks its name or method',
      example: problemOf('name', 'required'),
    },
    'invalid',
    RULE_SET_NOT_FOUND,
    CHANGED,
    {
      fault: 'wrong',
      when: "it is published, a percentage or an amount is out of range, a table rises with age, a category does not exist or is in two rules, or the currency is not the client's",
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
  description: 'A published rule set cannot be deleted: calculations refer to it.',
  location: '00',
  access: 'admin',
  revisioned: 'write',
  params: ruleSetPath,
  query: callerQuery,
  body: none,
  reply: none,
  faults: [
    'invalid',
    RULE_SET_NOT_FOUND,
    CHANGED,
    {
      fault: 'wrong',
      when: 'it is published',
      example: problemOf('rule_set_id', 'rule_set_published'),
    },
  ],
});
