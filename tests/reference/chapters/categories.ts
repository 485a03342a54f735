import type { Chapter, Sample } from '../sample';

const asAdmin = (sample: Omit<Sample, 'key'>): Sample => ({ ...sample, key: 'ADMIN_KEY' });
const GEAR = { id: -1, name: 'Rider gear', parent_id: 800, valued_as_id: 300 };

export const categories: Chapter = {
  title: 'Categories of a client',
  about:
    'Names, groups and mappings of the categories of a client, with a key that has the scope `admin`. Only a client that manages the catalogue assigns words of price feeds.',
  samples: [
    asAdmin({
      operation: 'updateCategorySettings',
      status: 200,
      json: {
        categories: [
          { id: 10, name: 'Mobiles', names: { da: 'Mobiler' } },
          { id: 504, is_hidden: true },
          GEAR,
        ],
      },
    }),
    asAdmin({
      operation: 'updateCategorySettings',
      status: 400,
      code: 'ERMP00',
      when: 'an own category has no name',
      json: { categories: [{ id: -1 }] },
    }),
    asAdmin({
      operation: 'updateCategorySettings',
      status: 400,
      code: 'ERIP00',
      when: 'a wrong type',
      json: { categories: 'all' },
    }),
    asAdmin({
      operation: 'updateCategorySettings',
      status: 400,
      code: 'ERWP00',
      when: 'the name of another',
      json: { categories: [{ ...GEAR, name: 'Tablets' }] },
    }),
    asAdmin({
      operation: 'updateCategorySettings',
      status: 403,
      code: 'ERIT02',
      when: 'the client does not manage the catalogue',
      json: { categories: [], feed_words: [{ word: 'Hvidevarer/Opvask', category_id: 19 }] },
    }),
    asAdmin({
      operation: 'updateCategorySettings',
      status: 412,
      code: 'ERWP00',
      when: 'somebody changed it since it was read',
      json: { categories: [], revision: 1 },
    }),
    asAdmin({ operation: 'readCategorySettings', status: 200 }),
    asAdmin({
      operation: 'readCategorySettings',
      status: 400,
      code: 'ERWP00',
      when: 'an unknown language',
      query: 'language=fr',
    }),
  ],
};
