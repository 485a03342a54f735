const STANDARD = {
  is_own: false,
  name: null,
  names: {},
  parent_id: null,
  is_hidden: false,
  valued_as_id: null,
  in_use: null,
};

export const categorySettingsExample = {
  categories: [
    {
      ...STANDARD,
      id: 10,
      standard_name: 'Phones',
      name: 'Mobiles',
      names: { da: 'Mobiler' },
      parent_id: 100,
    },
    { ...STANDARD, id: 100, standard_name: 'Electronics' },
    { ...STANDARD, id: 504, standard_name: 'Antiques', parent_id: 500, is_hidden: true },
    {
      ...STANDARD,
      id: 100_000,
      is_own: true,
      standard_name: null,
      name: 'Rider gear',
      parent_id: 800,
      valued_as_id: 300,
      in_use: false,
    },
  ],
  manages_catalogue: true,
  feed_words: [
    {
      word: 'Hvidevarer/Opvask',
      category_id: 19,
      rows: 12,
      seen_time: '2026-11-20T08:15:00.000Z',
    },
  ],
  revision: 2,
};
