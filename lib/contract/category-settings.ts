import { problem, problemOf } from '@/lib/shared/reasons';
import { z } from 'zod';
import { SETTINGS_CHANGED } from './client-settings';
import { categorySettingsExample as example } from './examples/category-settings';
import { callerBody, callerQuery, instant, language, none, required } from './fields';
import { operation } from './operation';

const CATEGORIES_MAX = 1000;
const WORDS_MAX = 2000;
const NAME_LENGTH_MAX = 128;
const WORD_LENGTH_MAX = 200;

const name = required(NAME_LENGTH_MAX).nullish();
const names = z
  .object({ en: name, da: name, sv: name, nb: name, de: name, fi: name })
  .describe('Names for single languages, before `name`.');

const categorySetting = z.object({
  id: z.int(),
  is_own: z.boolean().describe('The client added it.'),
  standard_name: z
    .string()
    .nullable()
    .describe('The name without settings, in `language`. Null for an own category.'),
  name: z.string().nullable().describe("The client's name; null: the standard one."),
  names,
  parent_id: z.int().nullable().describe('The group that it belongs to; null for a group.'),
  is_hidden: z.boolean().describe('Not offered for new choices. Lines that have it keep it.'),
  valued_as_id: z
    .int()
    .nullable()
    .describe('The category whose depreciation rule applies if no rule names this one.'),
  in_use: z
    .boolean()
    .nullable()
    .describe('An item, an appraisal or a rule names it. Null for built-in categories.'),
});

const feedCategory = z.object({
  word: z.string(),
  category_id: z.int().nullable().describe('Null: not assigned yet.'),
  rows: z.int().describe('Rows of the last import that had it.'),
  seen_time: instant.nullable(),
});

const categorySettings = z
  .object({
    categories: z.array(categorySetting).describe('By id: the built-in ones, then the own ones.'),
    manages_catalogue: z.boolean().describe('Whether the client may assign words of feeds.'),
    feed_words: z
      .array(feedCategory)
      .describe("Category words of the client's price feeds: first those not assigned, by rows."),
    revision: z.int(),
  })
  .meta({ id: 'CategorySettings', description: 'The categories of a client.' });

export type CategorySettingsView = z.infer<typeof categorySettings>;

const inLanguage = callerQuery.extend({ language: language.optional() });

const UNKNOWN_LANGUAGE = problemOf('language', 'not_one_of', {
  values: '"en", "da", "sv", "nb", "de", "fi"',
});

export const readCategorySettings = operation({
  id: 'readCategorySettings',
  method: 'GET',
  path: '/category_settings',
  tag: 'Administration',
  summary: 'Read the categories of the client with names, groups and mappings',
  description: 'For handlers, see `GET /categories`.',
  location: '00',
  access: 'admin',
  params: z.object({}),
  query: inLanguage,
  body: none,
  reply: categorySettings,
  faults: [{ fault: 'wrong', when: '`language` is unknown', example: UNKNOWN_LANGUAGE }],
  examples: { reply: example },
});

export const updateCategorySettings = operation({
  id: 'updateCategorySettings',
  method: 'PUT',
  path: '/category_settings',
  tag: 'Administration',
  summary: 'Replace the category settings of the client',
  description: [
    'A built-in category that is left out gets its standard settings, an own one is deleted. One that an item, an appraisal or a rule names can be hidden instead.',
    'A negative `id` adds a category; other entries may refer to it by that number. There are two levels: `parent_id` is a group.',
    '`feed_words` assigns category words of price feeds to categories of the catalogue, from the next import on; left out, they stay as they are. Only for clients that manage the catalogue.',
  ].join('\n'),
  location: '00',
  access: 'admin',
  params: z.object({}),
  query: inLanguage,
  body: z.object({
    ...callerBody,
    categories: z
      .array(
        z.object({
          id: z.int(),
          name: name.describe('Required for an own category; null: the standard name.'),
          names: names.nullish(),
          parent_id: z.int().nullish().describe('Only for own categories.'),
          is_hidden: z.boolean().nullish(),
          valued_as_id: z.int().nullish(),
        }),
      )
      .max(CATEGORIES_MAX),
    feed_words: z
      .array(z.object({ word: required(WORD_LENGTH_MAX), category_id: z.int().nullish() }))
      .max(WORDS_MAX)
      .nullish(),
    revision: z.int().nullish().describe('The revision that was read: refused if it has changed.'),
  }),
  reply: categorySettings,
  faults: [
    'missing',
    {
      fault: 'invalid',
      when: 'a value has the wrong type, or the body is not a JSON object',
      example: problemOf('body', 'body_malformed_json'),
    },
    {
      fault: 'wrong',
      when: 'a category is unknown, given twice or in use and left out, a name is taken, or a group or mapping is invalid',
      example: problemOf('categories.0.id', 'unknown_category'),
    },
    {
      fault: 'forbidden',
      when: 'words of feeds are given and the client does not manage the catalogue',
      example: problem('catalogue_not_managed'),
    },
    SETTINGS_CHANGED,
  ],
  examples: {
    body: {
      categories: [
        { id: 10, name: 'Mobiles', names: { da: 'Mobiler' } },
        { id: 504, is_hidden: true },
        { id: -1, name: 'Rider gear', parent_id: 800, valued_as_id: 300 },
      ],
      feed_words: [{ word: 'Hvidevarer/Opvask', category_id: 19 }],
      revision: 1,
    },
    reply: example,
  },
});
