import type { Sample } from '../sample';

export const changingItems: readonly Sample[] = [
  {
    operation: 'changeClaimedItems',
    status: 200,
    when: 'a purchase as the policyholder wrote it',
    json: {
      items: [
        { row_id: '$MADE', purchase: 'ca. 6 år', seen: { claimed_amount: 9800 } },
        { row_id: '$LAMP', quantity: 2, claimed_amount: 450, seen: { quantity: 1 } },
      ],
      language: 'da',
    },
  },
  {
    operation: 'changeClaimedItems',
    status: 200,
    when: 'the quantity has changed since it was read, so that item is left out',
    json: {
      items: [
        { row_id: '$MADE', location: 'Bedroom' },
        { row_id: '$LAMP', quantity: 3, seen: { quantity: 1 } },
      ],
      skip_changed: true,
    },
  },
  ...(
    [
      [400, 'ERMPCR', 'an empty description', [{ row_id: '$LAMP', description: '' }]],
      [
        400,
        'ERIPCR',
        'a day that does not exist',
        [{ row_id: '$LAMP', date_purchase: '2023-02-29' }],
      ],
      [
        400,
        'ERWPCR',
        'one of them cannot be changed, so none is',
        [
          { row_id: '$MADE', notes: 'engraved' },
          { row_id: '$LAMP', purchase: 'in the summer' },
        ],
      ],
      [404, 'ERNFCR', 'an item is not of the claim', [{ row_id: 999_999_999 }]],
      [
        412,
        'ERWPCR',
        'the quantity has changed since it was read',
        [{ row_id: '$LAMP', quantity: 3, seen: { quantity: 1 } }],
      ],
    ] as const
  ).map(([status, code, when, items]) => ({
    operation: 'changeClaimedItems' as const,
    status,
    code,
    when,
    json: { items },
  })),
];
